@_exported import FirebaseCore
import Foundation

public protocol MessagingDelegate: AnyObject {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }

/// A stub of Messaging. Messages require a server: there is no token, and no messages arrive.
public class Messaging: NSObject {
  private nonisolated(unsafe) static let shared = Messaging()

  public class func messaging() -> Messaging { shared }

  public weak var delegate: MessagingDelegate?
  public var apnsToken: Data?
  public private(set) var fcmToken: String?
  public var isAutoInitEnabled = true

  private func error() -> NSError {
    NSError(
      domain: "com.google.fcm", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
  }

  public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }

  public func token(completion: @escaping (String?, Error?) -> Void) {
    let error = error()
    DispatchQueue.main.async { completion(nil, error) }
  }

  public func token() async throws -> String { throw error() }

  public func deleteToken(completion: @escaping (Error?) -> Void) {
    let error = error()
    DispatchQueue.main.async { completion(error) }
  }

  public func subscribe(toTopic topic: String, completion: ((Error?) -> Void)? = nil) {
    let error = error()
    DispatchQueue.main.async { completion?(error) }
  }

  public func unsubscribe(fromTopic topic: String, completion: ((Error?) -> Void)? = nil) {
    let error = error()
    DispatchQueue.main.async { completion?(error) }
  }

  @discardableResult
  public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }
}

public enum MessagingMessageStatus: Int, Sendable { case unknown, new }

public class MessagingMessageInfo: NSObject {
  public let status = MessagingMessageStatus.unknown
}
