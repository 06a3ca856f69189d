// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An error of maps, searches or directions.
///
/// - Source: developer.apple.com/documentation/mapkit/mkerror-swift.struct
public struct MKError: CustomNSError, Hashable, Sendable {
  /// The reason for the failure.
  ///
  /// - Source: developer.apple.com/documentation/mapkit/mkerror/code
  public enum Code: UInt, Sendable {
    /// The cause is not known.
    case unknown = 1

    /// The other causes: the server, too many requests, no such place, no such route, and an answer that cannot be
    /// read.
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed

    /// Whether an error has this code, for `catch` clauses.
    public static func ~= (match: Code, error: any Error) -> Bool { (error as? MKError)?.code == match }
  }

  /// The reason for the failure.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors in `NSError`.
  public static var errorDomain: String { MKErrorDomain }
  /// The code as a number, for `NSError`.
  public var errorCode: Int { Int(code.rawValue) }

  /// The cause is not known.
  public static var unknown: Code { .unknown }
  /// The server could not answer.
  public static var serverFailure: Code { .serverFailure }
  /// There were too many requests in a short time.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no such route.
  public static var directionsNotFound: Code { .directionsNotFound }
}

/// The domain of MapKit's errors.
///
/// - Source: developer.apple.com/documentation/mapkit/mkerrordomain
public let MKErrorDomain = "MKErrorDomain"
