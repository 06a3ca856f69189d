import Foundation

/// A browser for published network services. There is no local network, so searches find none.
///
/// - Source: developer.apple.com/documentation/foundation/netservicebrowser
open class NetServiceBrowser: NSObject {
  /// The delegate that is notified of the start and the end of a search.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether peer-to-peer connections are also searched. The default is `false`.
  open var includesPeerToPeer = false
  private var isSearching = false

  /// Does nothing. Delegates are always called on the main queue.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Does nothing. Delegates are always called on the main queue.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Searches for domains that can be browsed.
  open func searchForBrowsableDomains() { search() }

  /// Searches for domains in which services can be published.
  open func searchForRegistrationDomains() { search() }

  /// Searches for services of a type, such as "_http._tcp.".
  open func searchForServices(ofType type: String, inDomain domainString: String) { search() }

  /// Ends the search.
  open func stop() {
    guard isSearching else { return }
    isSearching = false
    tellDelegate { $0.netServiceBrowserDidStopSearch($1) }
  }

  private func search() {
    guard !isSearching else {
      let error = [NetService.errorCode: NSNumber(value: NetService.ErrorCode.activityInProgress.rawValue)]
      return tellDelegate { $0.netServiceBrowser($1, didNotSearch: error) }
    }
    isSearching = true
    tellDelegate { $0.netServiceBrowserWillSearch($1) }
  }

  private func tellDelegate(_ call: @escaping (any NetServiceBrowserDelegate, NetServiceBrowser) -> Void) {
    nonisolated(unsafe) let (browser, call) = (self, call)
    DispatchQueue.main.async {
      if let delegate = browser.delegate { call(delegate, browser) }
    }
  }
}

/// A delegate of a network service browser. All methods are optional.
///
/// - Source: developer.apple.com/documentation/foundation/netservicebrowserdelegate
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  /// Tells the delegate that a search is about to start.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// Tells the delegate that the search has stopped.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// Tells the delegate that the search could not start.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// Tells the delegate that a domain was found. It is never called.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// Tells the delegate that a service was found. It is never called.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// Tells the delegate that a domain was removed. It is never called.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  /// Tells the delegate that a service was removed. It is never called.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool) {
  }
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
