// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let LPErrorDomain = "LPErrorDomain"

/// An error of fetching a page's metadata.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lperror-swift.struct
public struct LPError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? LPError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { LPErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "The metadata could not be fetched."] }

  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
}
