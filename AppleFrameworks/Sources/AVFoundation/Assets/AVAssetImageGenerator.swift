import CoreGraphics
import CoreMedia
import PermissionResponses
import Foundation

/// Takes pictures out of a film. None can be decoded here: each request fails, as of a film with a codec that a device lacks.
///
/// - Source: developer.apple.com/documentation/avfoundation/avassetimagegenerator
open class AVAssetImageGenerator: NSObject {
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed, cancelled
  }

  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  public let asset: AVAsset
  /// - Default: false.
  open var appliesPreferredTrackTransform = false
  /// Zero for the size of the film.
  open var maximumSize = CGSize.zero
  open var apertureMode: ApertureMode?
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  private var turn = 0

  public init(asset: AVAsset) { self.asset = asset }

  private var failure: any Error {
    if let failure = asset.failure { return failure }
    return AVError(asset.tracks(withMediaType: .video).isEmpty ? .noImageAtTime : .decodeFailed)
  }

  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw failure
  }

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

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in handler(nil, .invalid, failure) }
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }

  open func cancelAllCGImageGeneration() { turn += 1 }
}
