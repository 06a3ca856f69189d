// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let AVKitErrorDomain = "AVKitErrorDomain"

/// An error of picture in picture.
///
/// - Source: developer.apple.com/documentation/avkit/avkiterror-swift.struct
public struct AVKitError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -1000
    case pictureInPictureStartFailed = -1001

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? AVKitError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { AVKitErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var unknown: Code { .unknown }
  public static var pictureInPictureStartFailed: Code { .pictureInPictureStartFailed }
}
