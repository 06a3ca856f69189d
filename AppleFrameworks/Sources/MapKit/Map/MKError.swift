// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An error of maps, searches or directions.
///
/// - Source: developer.apple.com/documentation/mapkit/mkerror-swift.struct
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The reason for the failure.
  ///
  /// - Source: developer.apple.com/documentation/mapkit/mkerror/code
  public enum Code: UInt, Sendable {
    /// The cause is unknown.
    case unknown = 1

    /// The server failed, there were too many requests, the place was not found, the route was not found, or the
    /// response could not be decoded.
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed

    /// Returns whether an error has this code, for `catch` clauses.
    public static func ~= (match: Code, error: any Error) -> Bool { (error as? MKError)?.code == match }
  }

  /// The reason for the failure.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors in `NSError`.
  public static var errorDomain: String { MKErrorDomain }
  /// The numeric code, for `NSError`.
  public var errorCode: Int { Int(code.rawValue) }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The server failed.
  public static var serverFailure: Code { .serverFailure }
  /// There were too many requests in a short time.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The place was not found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// The route was not found.
  public static var directionsNotFound: Code { .directionsNotFound }
}

/// The domain of MapKit's errors.
///
/// - Source: developer.apple.com/documentation/mapkit/mkerrordomain
public let MKErrorDomain = "MKErrorDomain"
