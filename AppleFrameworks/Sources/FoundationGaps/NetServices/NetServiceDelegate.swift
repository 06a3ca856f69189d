import Foundation

/// A delegate of a network service. All methods are optional.
///
/// - Source: developer.apple.com/documentation/foundation/netservicedelegate
public protocol NetServiceDelegate: NSObjectProtocol {
  /// Tells the delegate that the service is about to be published.
  func netServiceWillPublish(_ sender: NetService)
  /// Tells the delegate that the service could not be published.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Tells the delegate that the service was published. It is never called.
  func netServiceDidPublish(_ sender: NetService)
  /// Tells the delegate that the service is about to be resolved.
  func netServiceWillResolve(_ sender: NetService)
  /// Tells the delegate that the service could not be resolved.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// Tells the delegate that an address of the service was resolved. It is never called.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// Tells the delegate that the TXT record of the service has changed. It is never called.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// Tells the delegate that publishing or resolving has stopped.
  func netServiceDidStop(_ sender: NetService)
  /// Tells the delegate that another device has connected. It is never called.
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
  ) {}
}
