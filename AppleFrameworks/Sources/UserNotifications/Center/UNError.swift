// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of notification errors.
public let UNErrorDomain = "UNErrorDomain"

/// An error of a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unerror-swift.struct
public struct UNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid
    case badgeInputInvalid = 1600

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? UNError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }

  public var errorUserInfo: [String: Any] {
    code == .notificationsNotAllowed
      ? [NSLocalizedDescriptionKey: "Notifications are not allowed for this application"] : [:]
  }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
