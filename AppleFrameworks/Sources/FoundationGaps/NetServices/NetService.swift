import Foundation

/// A network service that an app publishes, or that it wants to resolve, by Bonjour.
///
/// There is no local network here: publishing and resolving fail, which the delegate learns on the main queue. Names,
/// ports and TXT records are kept and coded as on a device.
///
/// - Source: developer.apple.com/documentation/foundation/netservice
open class NetService: NSObject {
  /// How a service is published.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A name that is taken is an error; otherwise the service gets another name.
    public static let noAutoRename = Options(rawValue: 1 << 0)
    /// The service accepts connections for its delegate.
    public static let listenForConnections = Options(rawValue: 1 << 1)
  }

  /// Why an operation failed: the value of ``errorCode`` in the dictionaries that delegates get.
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

  /// The key of the error's code in a delegate's dictionary.
  public class var errorCode: String { "NSNetServicesErrorCode" }
  /// The key of the error's domain in a delegate's dictionary.
  public class var errorDomain: String { "NSNetServicesErrorDomain" }

  /// Learns what becomes of the service.
  open weak var delegate: (any NetServiceDelegate)?
  /// The name of the service, such as "Anna's notes".
  open private(set) var name: String
  /// The type, such as "_http._tcp.".
  open private(set) var type: String
  /// The domain, such as "local."; empty for all domains.
  open private(set) var domain: String
  /// The port; -1 where the service was made to be resolved.
  open private(set) var port: Int
  /// The host's name: `nil`, as nothing can be resolved.
  open var hostName: String? { nil }
  /// The addresses of the host: `nil`, as nothing can be resolved.
  open var addresses: [Data]? { nil }
  /// Whether the service also works between devices without a common network. The default is `false`.
  open var includesPeerToPeer = false
  private var record: Data?

  /// A service to publish.
  ///
  /// - Parameter port: The port on which the app accepts connections.
  public init(domain: String, type: String, name: String, port: Int32) {
    self.domain = domain
    self.type = type
    self.name = name
    self.port = Int(port)
  }

  /// A service to resolve.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// Delegates are called on the main queue, whichever run loop is named.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Ends what ``schedule(in:forMode:)`` began.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Publishes the service: it fails.
  open func publish() { publish(options: []) }

  /// Publishes the service: it fails, with ``ErrorCode/badArgumentError`` where the service has no port.
  open func publish(options: NetService.Options = []) {
    let code: ErrorCode = port < 0 ? .badArgumentError : .unknownError
    tellDelegate { $0.netServiceWillPublish($1) }
    tellDelegate { $0.netService($1, didNotPublish: NetService.dictionary(of: code)) }
  }

  /// Looks for the service's addresses: it fails.
  ///
  /// - Parameter timeout: In seconds. The failure does not wait for it.
  open func resolve(withTimeout timeout: TimeInterval) {
    tellDelegate { $0.netServiceWillResolve($1) }
    tellDelegate { $0.netService($1, didNotResolve: NetService.dictionary(of: .timeoutError)) }
  }

  /// Ends publishing or resolving.
  open func stop() { tellDelegate { $0.netServiceDidStop($1) } }

  /// Watches the TXT record. It never changes by itself.
  open func startMonitoring() {}

  /// Ends what ``startMonitoring()`` began.
  open func stopMonitoring() {}

  // MARK: - TXT records

  /// The service's TXT record, or `nil` where it has none.
  open func txtRecordData() -> Data? { record }

  /// Sets the service's TXT record.
  ///
  /// - Returns: Whether the record is valid.
  open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }

  /// The pairs of a TXT record: strings of at most 255 bytes, each after its length, with the key before `=`.
  ///
  /// A string without `=` has an empty value. The record ends where a length leads beyond it.
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

  /// A TXT record of pairs, in the order of their keys. Pairs of more than 255 bytes are left out.
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
    // Bonjour's errors are of Core Foundation's domain of net services.
    [errorCode: NSNumber(value: code.rawValue), errorDomain: NSNumber(value: 10)]
  }

  private func tellDelegate(_ call: @escaping @Sendable (any NetServiceDelegate, NetService) -> Void) {
    nonisolated(unsafe) let service = self
    DispatchQueue.main.async {
      if let delegate = service.delegate { call(delegate, service) }
    }
  }
}
