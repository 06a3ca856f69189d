// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The domain of AVFoundation's errors.
///
/// - Source: developer.apple.com/documentation/avfoundation/avfoundationerrordomain
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of reading, playing, recording or writing media.
///
/// - Source: developer.apple.com/documentation/avfoundation/averror-swift.struct
public struct AVError: CustomNSError, Hashable, Sendable {
  /// The reason for the failure.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/averror/code
  public enum Code: Int, Sendable {
    /// The cause is unknown.
    case unknown = -11800
    /// There is not enough memory.
    case outOfMemory = -11801
    /// The capture session is not running. Recordings and photos fail with this error, because there is no camera.
    case sessionNotRunning = -11803
    /// Another session uses the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// No data was recorded.
    case noDataCaptured = -11805
    /// The session was changed during the recording.
    case sessionConfigurationChanged = -11806
    /// The disk is full.
    case diskFull = -11807
    /// The device was disconnected.
    case deviceWasDisconnected = -11808
    /// The media changed during the recording.
    case mediaChanged = -11809
    /// The recording has reached its maximum duration.
    case maximumDurationReached = -11810
    /// The recording has reached its maximum file size.
    case maximumFileSizeReached = -11811
    /// The media has a gap.
    case mediaDiscontinuity = -11812
    /// The device is not connected.
    case deviceNotConnected = -11814
    /// Another app uses the device.
    case deviceInUseByAnotherApplication = -11815
    /// Another process has locked the device.
    case deviceLockedForConfigurationByAnotherProcess = -11817
    /// The asset cannot be exported. All exports fail with this error.
    case exportFailed = -11820
    /// The media cannot be decoded. All requests for images of a video fail with this error.
    case decodeFailed = -11821
    /// The source does not match the track, or contains no media in the time range.
    case invalidSourceMedia = -11822
    /// The file already exists.
    case fileAlreadyExists = -11823
    /// The segments of a track are not contiguous.
    case compositionTrackSegmentsNotContiguous = -11824
    /// The duration of a segment is invalid.
    case invalidCompositionTrackSegmentDuration = -11825
    /// The format of the file is unknown.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// The content is protected.
    case contentIsProtected = -11831
    /// There is no image at the time.
    case noImageAtTime = -11832
    /// There is no decoder for the media.
    case decoderNotFound = -11833
    /// There is no encoder for the media.
    case encoderNotFound = -11834
    /// The app is not authorized to play the content.
    case contentIsNotAuthorized = -11835
    /// The operation is not allowed.
    case operationNotAllowed = -11838
    /// The content can no longer be played.
    case noLongerPlayable = -11867
    /// The operation was interrupted.
    case operationInterrupted = -11847
    /// The user has not authorized the app to use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852

    /// Returns whether an error has this code, for `catch` clauses.
    public static func ~= (match: Code, error: any Error) -> Bool { (error as? AVError)?.code == match }
  }

  /// The reason for the failure.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors in `NSError`.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The numeric code, for `NSError`.
  public var errorCode: Int { code.rawValue }

  /// The localized description, for `NSError`.
  public var errorUserInfo: [String: Any] {
    let words =
      switch code {
      case .fileFormatNotRecognized, .decoderNotFound: "Cannot Open"
      case .noImageAtTime, .decodeFailed: "Cannot Decode"
      case .exportFailed, .encoderNotFound: "Cannot Encode"
      case .applicationIsNotAuthorizedToUseDevice: "Cannot use Camera"
      default: "The operation could not be completed"
      }
    return [NSLocalizedDescriptionKey: words]
  }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The asset cannot be exported.
  public static var exportFailed: Code { .exportFailed }
  /// The media cannot be decoded.
  public static var decodeFailed: Code { .decodeFailed }
  /// The format of the file is unknown.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// There is no image at the time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// The operation is not allowed.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// The recording has reached its maximum duration.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The recording has reached its maximum file size.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// The disk is full.
  public static var diskFull: Code { .diskFull }
  /// The user has not authorized the app to use the device.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}
