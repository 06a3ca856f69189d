import Foundation

/// A network service that an app publishes or resolves with Bonjour.
///
/// There is no local network, so publishing and resolving fail, of which the delegate is notified on the main
/// queue. Names, ports and TXT records are stored and encoded as on a device.
///
/// - Source: developer.apple.com/documentation/foundation/netservice
open class NetService: NSObject {
  /// The options for publishing a service.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option with which a name conflict is an error. Otherwise, the service is renamed.
    public static let noAutoRename = Options(rawValue: 1 << 0)
    /// The option with which the service accepts connections for its delegate.
    public static let listenForConnections = Options(rawValue: 1 << 1)
  }

  /// The reason for which an operation failed, which is the value of ``errorCode`` in the dictionaries for delegates.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
    case missingRequiredConfigurationError = -72008
  }

  /// The key of the error code in the dictionaries for delegates.
  public class var errorCode: String { "NSNetServicesErrorCode" }
  /// The key of the error domain in the dictionaries for delegates.
  public class var errorDomain: String { "NSNetServicesErrorDomain" }

  /// The delegate that receives the results of operations.
  open weak var delegate: (any NetServiceDelegate)?
  /// The name of the service, such as "Anna's notes".
  open private(set) var name: String
  /// The type, such as "_http._tcp.".
  open private(set) var type: String
  /// The domain, such as "local."; empty for all domains.
  open private(set) var domain: String
  /// The port; -1 for a service to resolve.
  open private(set) var port: Int
  /// The host name. Always `nil`, because services cannot be resolved.
  open var hostName: String? { nil }
  /// The addresses of the host. Always `nil`, because services cannot be resolved.
  open var addresses: [Data]? { nil }
  /// Whether the service also uses peer-to-peer connections. The default is `false`.
  open var includesPeerToPeer = false
  private var record: Data?

  /// Creates a service to publish.
  ///
  /// - Parameter port: The port on which the app accepts connections.
  public init(domain: String, type: String, name: String, port: Int32) {
    self.domain = domain
    self.type = type
    self.name = name
    self.port = Int(port)
  }

  /// Creates a service to resolve.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// Does nothing. Delegates are always called on the main queue.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Does nothing. Delegates are always called on the main queue.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Publishes the service, which fails.
  open func publish() { publish(options: []) }

  /// Publishes the service, which fails. The error is ``ErrorCode/badArgumentError`` if the service has no port.
  open func publish(options: NetService.Options = []) {
    let code: ErrorCode = port < 0 ? .badArgumentError : .unknownError
    tellDelegate { $0.netServiceWillPublish($1) }
    tellDelegate { $0.netService($1, didNotPublish: NetService.dictionary(of: code)) }
  }

  /// Resolves the service's addresses, which fails.
  ///
  /// - Parameter timeout: The timeout in seconds. The failure does not wait for it.
  open func resolve(withTimeout timeout: TimeInterval) {
    tellDelegate { $0.netServiceWillResolve($1) }
    tellDelegate { $0.netService($1, didNotResolve: NetService.dictionary(of: .timeoutError)) }
  }

  /// Stops publishing or resolving.
  open func stop() { tellDelegate { $0.netServiceDidStop($1) } }

  /// Starts monitoring the TXT record. It never changes on its own.
  open func startMonitoring() {}

  /// Stops monitoring the TXT record.
  open func stopMonitoring() {}

  // MARK: - TXT records

  /// Returns the service's TXT record; `nil` if it has none.
  open func txtRecordData() -> Data? { record }

  /// Sets the service's TXT record.
  ///
  /// - Returns: Whether the record is valid.
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }

  /// Returns the pairs of a TXT record, which consists of strings of at most 255 bytes, each after its length, with the
  /// key before `=`.
  ///
  /// A string without `=` has an empty value. The record ends at a length that exceeds it.
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var result: [String: Data] = [:]
    var rest = txtData[...]
    while let length = rest.first, rest.count > Int(length) {
      let text = rest.dropFirst().prefix(Int(length))
      rest = rest.dropFirst(1 + Int(length))
      let key = text.prefix { $0 != UInt8(ascii: "=") }
      guard !key.isEmpty, let name = String(bytes: key, encoding: .utf8), result[name] == nil else { continue }
      result[name] = Data(text.dropFirst(key.count + 1))
    }
    return result
  }

  /// Returns a TXT record with pairs in the order of their keys. Pairs of more than 255 bytes are omitted.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    var result = Data()
    for (key, value) in txtDictionary.sorted(by: { $0.key < $1.key }) {
      let text = Data("\(key)=".utf8) + value
      guard let length = UInt8(exactly: text.count) else { continue }
      result.append(length)
      result.append(text)
    }
    return result
  }

  private static func dictionary(of code: ErrorCode) -> [String: NSNumber] {
    // The errors of Bonjour have Core Foundation's domain of net services.
    [errorCode: NSNumber(value: code.rawValue), errorDomain: NSNumber(value: 10)]
  }

  private func tellDelegate(_ call: @escaping @Sendable (any NetServiceDelegate, NetService) -> Void) {
    nonisolated(unsafe) let service = self
    DispatchQueue.main.async {
      if let delegate = service.delegate { call(delegate, service) }
    }
  }
}
