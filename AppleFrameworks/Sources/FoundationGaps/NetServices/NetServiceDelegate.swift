import Foundation

/// Learns what becomes of a network service. All methods are optional.
///
/// - Source: developer.apple.com/documentation/foundation/netservicedelegate
public protocol NetServiceDelegate: NSObjectProtocol {
  /// The service is about to be published.
  func netServiceWillPublish(_ sender: NetService)
  /// The service could not be published.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// The service is published. Never called here.
  func netServiceDidPublish(_ sender: NetService)
  /// The service is about to be resolved.
  func netServiceWillResolve(_ sender: NetService)
  /// The service could not be resolved.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// An address of the service is known. Never called here.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// The service has another TXT record. Never called here.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// Publishing or resolving has ended.
  func netServiceDidStop(_ sender: NetService)
  /// Another device has connected. Never called here.
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
