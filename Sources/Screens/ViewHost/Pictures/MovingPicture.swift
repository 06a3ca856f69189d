import ImageCodecs
import UIKit

/// A recording of a view over time, as an animated PNG.
public struct MovingPicture: Sendable {
  /// The duration in seconds.
  public let duration: TimeInterval

  /// The number of frames that differ from the previous ones.
  public let frameCount: Int

  private let bytes: [UInt8]

  init(_ encoder: APNGEncoder, duration: TimeInterval) {
    self.duration = duration
    frameCount = encoder.frameCount
    bytes = encoder.file()
  }

  /// Returns the file, which browsers and most viewers can play. The same pixels result in the same bytes.
  public func png() -> [UInt8] { bytes }

  /// Writes the file atomically.
  ///
  /// - Throws: A ``FileWritingError``.
  public func write(to path: String) throws(FileWritingError) {
    try AtomicFile.write(bytes, to: path)
  }
}
