import CoreGraphics
import CoreMedia
import Foundation
import PermissionResponses

/// Extracts pictures from a video. There is no decoder, so each request fails, as with a codec that a device lacks.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator
open class AVAssetImageGenerator: NSObject {
  /// Receives the requested time, the picture, its time, the result and the error of each request.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// How a request ended.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator/result
  public enum Result: Int, Sendable {
    /// There is a picture.
    case succeeded = 0
    /// There is no picture, because of an error or because the request was canceled.
    case failed, cancelled
  }

  /// The part of the encoded picture that is used.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator/aperturemode-swift.struct
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value; any is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Without the edges that are not meant to be seen.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// With the edges, in the aspect ratio of the production.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// All encoded pixels.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// The asset.
  public let asset: AVAsset

  /// Whether the pictures are turned as the track says. Stored only.
  ///
  /// - Default: false.
  open var appliesPreferredTrackTransform = false

  /// The largest size of the pictures, in pixels; zero for that of the video. Stored only.
  ///
  /// - Default: zero.
  open var maximumSize = CGSize.zero

  /// The part of the encoded picture that is used. Stored only.
  ///
  /// - Default: `nil`.
  open var apertureMode: ApertureMode?

  /// How much earlier than requested a picture may be. Stored only.
  ///
  /// - Default: infinity.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity

  /// How much later than requested a picture may be. Stored only.
  ///
  /// - Default: infinity.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  private var turn = 0

  /// Creates a generator.
  public init(asset: AVAsset) { self.asset = asset }

  private var failure: any Error {
    if let failure = asset.failure { return failure }
    return AVError(asset.tracks(withMediaType: .video).isEmpty ? .noImageAtTime : .decodeFailed)
  }

  /// Returns the picture at a time.
  ///
  /// - Throws: Always, as nothing can be decoded: the asset's own error, or `noImageAtTime` for an asset without
  ///   pictures, or `decodeFailed`.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw failure
  }

  /// Asks for the pictures at some times. The handler is called once for each, in later turns of the run loop, with an
  /// error.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    let expected = turn
    for time in requestedTimes {
      RunLoopTurn.later { [self] in
        let isCancelled = turn != expected
        handler(time.timeValue, nil, .invalid, isCancelled ? .cancelled : .failed, isCancelled ? nil : failure)
      }
    }
  }

  /// Asks for the picture at a time. The handler gets an error in the next turn of the run loop.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in handler(nil, .invalid, failure) }
  }

  /// Returns the picture at a time and its real time.
  ///
  /// - Throws: Always; see ``copyCGImage(at:actualTime:)``.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }

  /// Cancels all requests that were not answered yet. Their handlers are called with `cancelled`.
  open func cancelAllCGImageGeneration() { turn += 1 }
}
