// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let CKErrorDomain = "CKErrorDomain"

/// An error of iCloud.
///
/// - Source: developer.apple.com/documentation/cloudkit/ckerror-swift.struct
public struct CKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
    case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated
    case serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
    case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
    case referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost
    case assetNotAvailable, accountTemporarilyUnavailable

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? CKError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    let words =
      switch code {
      case .notAuthenticated: "This request requires an authenticated account."
      case .networkUnavailable: "The internet connection appears to be offline."
      default: "The operation couldn't be completed."
      }
    return [NSLocalizedDescriptionKey: words]
  }

  /// The number of seconds after which to retry; `nil` if the error does not specify it.
  public var retryAfterSeconds: Double? { nil }

  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var permissionFailure: Code { .permissionFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var partialFailure: Code { .partialFailure }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var operationCancelled: Code { .operationCancelled }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var quotaExceeded: Code { .quotaExceeded }
}
