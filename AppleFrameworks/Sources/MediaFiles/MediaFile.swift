import Foundation

/// What a file of sound or pictures says of itself: how long it is, and what runs in it. Nothing is decoded.
package struct MediaFile: Sendable {
  package struct Track: Sendable {
    package enum Kind: Sendable { case video, sound, text, other }

    package var kind: Kind
    package var identifier: Int32
    package var duration: MediaDuration
    /// In pixels, of pictures.
    package var width = 0.0
    package var height = 0.0
    /// a, b, c, d, tx, ty of how pictures are turned.
    package var matrix: [Double] = [1, 0, 0, 1, 0, 0]
    /// Samples a second, of sound.
    package var sampleRate = 0.0
    package var channels = 0
    /// Pictures a second.
    package var frameRate = 0.0
    /// Bytes of all samples.
    package var byteCount: Int64 = 0
    /// Four letters.
    package var codec = ""
    /// Of three letters; "und" where it is not said.
    package var language = "und"
    package var isEnabled = true
  }

  package var duration: MediaDuration
  package var tracks: [Track]

  /// - Returns: Nil for what is none of the kinds that can be read.
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

/// So many parts, so many of them a second.
package struct MediaDuration: Hashable, Sendable {
  package let parts: Int64
  package let scale: Int32

  init(parts: Int64, scale: Int32) {
    self.parts = max(parts, 0)
    self.scale = max(scale, 1)
  }

  package var seconds: Double { Double(parts) / Double(scale) }
}
