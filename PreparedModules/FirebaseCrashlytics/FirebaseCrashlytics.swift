@_exported import FirebaseCore
import Foundation

/// A stub of Crashlytics. It records and sends nothing.
public class Crashlytics: NSObject {
  private nonisolated(unsafe) static let shared = Crashlytics()

  public class func crashlytics() -> Crashlytics { shared }

  public func log(_ msg: String) {}
  public func log(format: String, arguments: CVaListPointer) {}
  public func setCustomValue(_ value: Any?, forKey key: String) {}
  public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
  public func setUserID(_ userID: String?) {}
  public func record(error: Error) {}
  public func record(error: Error, userInfo: [String: Any]?) {}
  public func record(exceptionModel: ExceptionModel) {}
  public func didCrashDuringPreviousExecution() -> Bool { false }
  public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
  public func isCrashlyticsCollectionEnabled() -> Bool { false }
  public func checkForUnsentReports(completion: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completion(false) }
  }
  public func sendUnsentReports() {}
  public func deleteUnsentReports() {}
}

public class ExceptionModel: NSObject {
  public init(name: String, reason: String) {}
}
