import Foundation

/// The properties of an audio or video file: its duration and its tracks. The media is not decoded.
package struct MediaFile: Sendable {
  package struct Track: Sendable {
    package enum Kind: Sendable { case video, sound, text, other }

    package var kind: Kind
    package var identifier: Int32
    package var duration: MediaDuration
    /// The width of the images, in pixels.
    package var width = 0.0
    package var height = 0.0
    /// The components a, b, c, d, tx and ty of the transform of the images.
    package var matrix: [Double] = [1, 0, 0, 1, 0, 0]
    /// The sample rate of the audio, in samples per second.
    package var sampleRate = 0.0
    package var channels = 0
    /// The frame rate, in images per second.
    package var frameRate = 0.0
    /// The size of all samples, in bytes.
    package var byteCount: Int64 = 0
    /// The codec, with four characters.
    package var codec = ""
    /// The language, with three letters; "und" if it is not specified.
    package var language = "und"
    package var isEnabled = true
  }

  package var duration: MediaDuration
  package var tracks: [Track]

  /// Reads a file.
  ///
  /// - Returns: The properties; `nil` for unsupported types.
  package init?(_ data: Data) {
    let reader = MediaBytes(data)
    guard let file = ISOMediaReader.read(reader) ?? ChunkedSoundReader.read(reader) ?? MPEGSoundReader.read(reader)
    else {
      return nil
    }
    self = file
  }

  package init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
    self.init(data)
  }

  init(duration: MediaDuration, tracks: [Track]) {
    self.duration = duration
    self.tracks = tracks
  }
}

/// A duration as a fraction: a value divided by a time scale.
package struct MediaDuration: Hashable, Sendable {
  package let parts: Int64
  package let scale: Int32

  init(parts: Int64, scale: Int32) {
    self.parts = max(parts, 0)
    self.scale = max(scale, 1)
  }

  package var seconds: Double { Double(parts) / Double(scale) }
}
