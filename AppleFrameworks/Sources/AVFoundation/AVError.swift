// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why media can't be read, played, recorded or written.
///
/// - Source: developer.apple.com/documentation/avfoundation/averror-swift.struct
public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case compositionTrackSegmentsNotContiguous = -11824
    case invalidCompositionTrackSegmentDuration = -11825
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case operationNotAllowed = -11838
    case noLongerPlayable = -11867
    case operationInterrupted = -11847
    case applicationIsNotAuthorizedToUseDevice = -11852

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? AVError)?.code == match }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }

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

  public static var unknown: Code { .unknown }
  public static var exportFailed: Code { .exportFailed }
  public static var decodeFailed: Code { .decodeFailed }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var noImageAtTime: Code { .noImageAtTime }
  public static var operationNotAllowed: Code { .operationNotAllowed }
  public static var maximumDurationReached: Code { .maximumDurationReached }
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  public static var diskFull: Code { .diskFull }
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}
