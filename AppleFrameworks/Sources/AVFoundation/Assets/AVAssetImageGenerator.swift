import CoreGraphics
import CoreMedia
import Foundation
import PermissionResponses

/// An object that extracts images from a video. Because there is no decoder, each request fails, as with a codec that
/// the device does not support.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator
open class AVAssetImageGenerator: NSObject {
  /// A closure that receives the requested time, the image, its actual time, the result and the error of each request.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// The result of a request.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator/result
  public enum Result: Int, Sendable {
    /// The request provided an image.
    case succeeded = 0
    /// The request failed or was canceled.
    case failed, cancelled
  }

  /// The aperture mode, which determines the used part of the encoded image.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator/aperturemode-swift.struct
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value. Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The mode without the edges that are not intended for display.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// The mode with the edges, in the aspect ratio of the production.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    /// The mode with all encoded pixels.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  /// The asset.
  public let asset: AVAsset

  /// Whether the transform of the track is applied to the images. The value is only stored.
  ///
  /// - Default: `false`.
  open var appliesPreferredTrackTransform = false

  /// The maximum size of the images, in pixels; zero for the size of the video. The value is only stored.
  ///
  /// - Default: zero.
  open var maximumSize = CGSize.zero

  /// The aperture mode. The value is only stored.
  ///
  /// - Default: `nil`.
  open var apertureMode: ApertureMode?

  /// The maximum time by which an image may precede the requested time. The value is only stored.
  ///
  /// - Default: infinity.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity

  /// The maximum time by which an image may follow the requested time. The value is only stored.
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

  /// Returns the image at a time.
  ///
  /// - Throws: Always an error, because no media can be decoded: the asset's own error, `noImageAtTime` for an asset
  ///   without images, or `decodeFailed`.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw failure
  }

  /// Requests the images at some times. The handler is called once for each of them, in later turns of the run loop,
  /// with an error.
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

  /// Requests the image at a time. The handler is called with an error in the next turn of the run loop.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in handler(nil, .invalid, failure) }
  }

  /// Returns the image at a time and its actual time.
  ///
  /// - Throws: Always an error. See ``copyCGImage(at:actualTime:)``.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }

  /// Cancels all pending requests. Their handlers are called with `cancelled`.
  open func cancelAllCGImageGeneration() { turn += 1 }
}
