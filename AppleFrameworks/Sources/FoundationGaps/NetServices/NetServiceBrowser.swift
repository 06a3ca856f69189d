import Foundation

/// Looks for published network services. There is no local network here: it searches and finds nothing.
///
/// - Source: developer.apple.com/documentation/foundation/netservicebrowser
open class NetServiceBrowser: NSObject {
  /// Learns that a search begins and ends.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether devices without a common network are looked for, too. The default is `false`.
  open var includesPeerToPeer = false
  private var isSearching = false

  /// Delegates are called on the main queue, whichever run loop is named.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Ends what ``schedule(in:forMode:)`` began.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Looks for domains that can be browsed.
  open func searchForBrowsableDomains() { search() }

  /// Looks for domains in which services can be published.
  open func searchForRegistrationDomains() { search() }

  /// Looks for services of a type, such as "_http._tcp.".
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

/// Learns what a browser of network services finds. All methods are optional.
///
/// - Source: developer.apple.com/documentation/foundation/netservicebrowserdelegate
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  /// The search begins.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// The search has ended.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// The search could not begin.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// A domain was found. Never called here.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// A service was found. Never called here.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// A domain is gone. Never called here.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  /// A service is gone. Never called here.
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
