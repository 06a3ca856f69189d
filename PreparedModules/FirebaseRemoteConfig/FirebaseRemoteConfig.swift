@_exported import FirebaseCore
import Foundation

public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
  case successFetchedFromRemote, successUsingPreFetchedData, error
}
public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }

public class RemoteConfigSettings: NSObject {
  public var minimumFetchInterval: TimeInterval = 43_200
  public var fetchTimeout: TimeInterval = 60
}

public class RemoteConfigValue: NSObject {
  private let text: String
  public let source: RemoteConfigSource

  init(_ value: NSObject?, _ source: RemoteConfigSource) {
    text = value.map { "\($0)" } ?? ""
    self.source = source
  }

  public var stringValue: String { text }
  public var numberValue: NSNumber { NSNumber(value: Double(text) ?? 0) }
  public var dataValue: Data { Data(text.utf8) }
  public var boolValue: Bool { ["1", "true", "t", "yes", "y", "on"].contains(text.lowercased()) }
  public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }
}

/// The app's default values. Fetching fails as without a network.
public class RemoteConfig: NSObject {
  private nonisolated(unsafe) static let shared = RemoteConfig()
  private var defaults: [String: NSObject] = [:]

  public class func remoteConfig() -> RemoteConfig { shared }

  public var configSettings = RemoteConfigSettings()
  public private(set) var lastFetchStatus = RemoteConfigFetchStatus.noFetchYet
  public let lastFetchTime: Date? = nil

  private func failure() -> NSError {
    lastFetchStatus = .failure
    return NSError(
      domain: "com.google.remoteconfig.ErrorDomain", code: 8003,
      userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
  }

  public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }

  public func setDefaults(fromPlist fileName: String?) {
    guard let fileName, let path = Bundle.main.path(forResource: fileName, ofType: "plist"),
      let data = FileManager.default.contents(atPath: path),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return }
    defaults = values.mapValues { $0 as? NSObject ?? NSString(string: "\($0)") }
  }

  public func configValue(forKey key: String?) -> RemoteConfigValue {
    let value = key.flatMap { defaults[$0] }
    return RemoteConfigValue(value, value == nil ? .static : .default)
  }

  public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

  public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
    key.flatMap { defaults[$0] }.map { RemoteConfigValue($0, .default) }
  }

  public func fetch(completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil) {
    let error = failure()
    DispatchQueue.main.async { completionHandler?(.failure, error) }
  }

  public func fetch(
    withExpirationDuration expirationDuration: TimeInterval,
    completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil
  ) { fetch(completionHandler: completionHandler) }

  public func fetchAndActivate(completionHandler: ((RemoteConfigFetchAndActivateStatus, Error?) -> Void)? = nil) {
    let error = failure()
    DispatchQueue.main.async { completionHandler?(.error, error) }
  }

  @discardableResult
  public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus { throw failure() }

  public func activate(completion: ((Bool, Error?) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(false, nil) }
  }

  @discardableResult
  public func activate() async throws -> Bool { false }
}
