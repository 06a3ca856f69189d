// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// An error of indexing.
///
/// - Source: developer.apple.com/documentation/corespotlight/csindexerror-swift.struct
public struct CSIndexError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? CSIndexError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CSIndexErrorDomain }
  public var errorCode: Int { code.rawValue }
}
