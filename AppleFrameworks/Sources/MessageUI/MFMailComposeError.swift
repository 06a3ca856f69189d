// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// The result of composing a mail.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeresult
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved, sent, failed
}

/// The result of composing a message.
///
/// - Source: developer.apple.com/documentation/messageui/messagecomposeresult
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent, failed
}

/// An error of sending a mail.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case saveFailed = 0
    case sendFailed

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? MFMailComposeError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MFMailComposeErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}
