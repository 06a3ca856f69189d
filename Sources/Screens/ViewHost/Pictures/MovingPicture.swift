import ImageCodecs
import UIKit

/// What a view looks like over a stretch of time, as an animated PNG.
public struct MovingPicture: Sendable {
  /// How many seconds it shows.
  public let duration: TimeInterval

  /// How many of its frames differ from those before them.
  public let frameCount: Int

  private let bytes: [UInt8]

  init(_ encoder: APNGEncoder, duration: TimeInterval) {
    self.duration = duration
    frameCount = encoder.frameCount
    bytes = encoder.file()
  }

  /// Returns the file, which browsers and most viewers play: the same bytes for the same pixels.
  public func png() -> [UInt8] { bytes }

  /// Writes the file, whole or not at all.
  ///
  /// - Throws: ``FileWritingError``.
  public func write(to path: String) throws(FileWritingError) {
    try AtomicFile.write(bytes, to: path)
  }
}
