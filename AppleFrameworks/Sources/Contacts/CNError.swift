// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let CNErrorDomain = "CNErrorDomain"

/// An error of contacts.
///
/// - Source: developer.apple.com/documentation/contacts/cnerror-swift.struct
public struct CNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessibleWritableContainers = 101
    case unauthorizedKeys = 102
    case recordDoesNotExist = 200
    case validationMultipleErrors = 300
    case predicateInvalid = 400
    case vCardMalformed = 700

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? CNError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var dataAccessError: Code { .dataAccessError }
}
