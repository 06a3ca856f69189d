import Foundation

/// The entry point of Firebase. No data leaves this machine: products respond as without a network.
///
/// - Source: firebase.google.com/docs/reference/swift/firebasecore
public class FirebaseApp: NSObject {
  private nonisolated(unsafe) static var apps: [String: FirebaseApp] = [:]
  private static let defaultName = "__FIRAPP_DEFAULT"

  public let name: String
  public let options: FirebaseOptions
  public var isDataCollectionDefaultEnabled = true

  private init(name: String, options: FirebaseOptions) {
    self.name = name
    self.options = options
  }

  public class func configure() { configure(options: FirebaseOptions.defaultOptions() ?? FirebaseOptions()) }

  public class func configure(options: FirebaseOptions) { configure(name: defaultName, options: options) }

  public class func configure(name: String, options: FirebaseOptions) {
    apps[name] = FirebaseApp(name: name, options: options)
  }

  public class func app() -> FirebaseApp? { apps[defaultName] }

  public class func app(name: String) -> FirebaseApp? { apps[name] }

  public class var allApps: [String: FirebaseApp]? { apps.isEmpty ? nil : apps }

  public func delete(_ completion: @escaping (Bool) -> Void) {
    Self.apps[name] = nil
    DispatchQueue.main.async { completion(true) }
  }

  @discardableResult
  public func delete() async -> Bool {
    Self.apps[name] = nil
    return true
  }
}

/// The contents of `GoogleService-Info.plist`.
public class FirebaseOptions: NSObject {
  public var apiKey: String?
  public var bundleID = Bundle.main.bundleIdentifier ?? ""
  public var clientID: String?
  public var gcmSenderID = ""
  public var projectID: String?
  public var googleAppID = ""
  public var databaseURL: String?
  public var storageBucket: String?
  public var appGroupID: String?

  public override init() {}

  public init(googleAppID: String, gcmSenderID: String) {
    self.googleAppID = googleAppID
    self.gcmSenderID = gcmSenderID
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    self.init()
    apiKey = values["API_KEY"] as? String
    bundleID = values["BUNDLE_ID"] as? String ?? bundleID
    clientID = values["CLIENT_ID"] as? String
    gcmSenderID = values["GCM_SENDER_ID"] as? String ?? ""
    projectID = values["PROJECT_ID"] as? String
    googleAppID = values["GOOGLE_APP_ID"] as? String ?? ""
    databaseURL = values["DATABASE_URL"] as? String
    storageBucket = values["STORAGE_BUCKET"] as? String
  }

  public class func defaultOptions() -> FirebaseOptions? {
    Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist").flatMap { FirebaseOptions(contentsOfFile: $0) }
  }
}

public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7

  public static let min = FirebaseLoggerLevel.error
  public static let max = FirebaseLoggerLevel.debug
}

public class FirebaseConfiguration: NSObject {
  public nonisolated(unsafe) static let shared = FirebaseConfiguration()
  private var level = FirebaseLoggerLevel.notice

  public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) { level = loggerLevel }

  public func loggerLevel() -> FirebaseLoggerLevel { level }
}

/// A point in time, with nanoseconds.
public class Timestamp: NSObject, Codable, Comparable, @unchecked Sendable {
  public let seconds: Int64
  public let nanoseconds: Int32

  public init(seconds: Int64, nanoseconds: Int32) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  public convenience override init() { self.init(date: Date()) }

  public convenience init(date: Date) {
    let time = date.timeIntervalSince1970
    let whole = time.rounded(.down)
    self.init(seconds: Int64(whole), nanoseconds: Int32((time - whole) * 1e9))
  }

  public func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }

  public func compare(_ other: Timestamp) -> ComparisonResult {
    self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
  }

  public static func < (lhs: Timestamp, rhs: Timestamp) -> Bool {
    (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Timestamp else { return false }
    return other.seconds == seconds && other.nanoseconds == nanoseconds
  }

  public override var hash: Int { seconds.hashValue ^ nanoseconds.hashValue }
}
