// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Error codes of maps and what is looked up for them.
///
/// - Source: developer.apple.com/documentation/mapkit/mkerror-swift.struct
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? MKError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
}

public let MKErrorDomain = "MKErrorDomain"
