import Foundation

/// A namespace for functions that read audio files consisting of chunks: WAVE, AIFF and Core Audio.
///
/// - Source: the "Multimedia Programming Interface and Data Specifications 1.0" (WAVE), the "Audio Interchange File
///   Format" (AIFF), developer.apple.com/library/archive/documentation/MusicAudio/Reference/CAFSpec (CAF)
enum ChunkedSoundReader {
  static func read(_ bytes: MediaBytes) -> MediaFile? {
    switch (bytes.letters(0), bytes.letters(8)) {
    case ("RIFF", "WAVE"): wave(bytes)
    case ("FORM", "AIFF"), ("FORM", "AIFC"): aiff(bytes)
    case ("caff", _): caf(bytes)
    default: nil
    }
  }

  private static func wave(_ bytes: MediaBytes) -> MediaFile? {
    var format: (channels: Int, rate: Int, bytesPerSecond: Int, codec: Int)?
    var offset = 12
    while let kind = bytes.letters(offset), let size = bytes.little(offset + 4, 4).map(Int.init) {
      if kind == "fmt ", let codec = bytes.little(offset + 8, 2), let channels = bytes.little(offset + 10, 2),
        let rate = bytes.little(offset + 12, 4), let speed = bytes.little(offset + 16, 4)
      {
        format = (Int(channels), Int(rate), Int(speed), Int(codec))
      } else if kind == "data", let format, format.rate > 0, format.bytesPerSecond > 0 {
        let length = min(size, bytes.count - offset - 8)
        let frames = Int64(Double(length) / Double(format.bytesPerSecond) * Double(format.rate))
        return file(frames, Double(format.rate), format.channels, format.codec == 1 ? "lpcm" : "", length)
      }
      offset += 8 + size + size % 2
    }
    return nil
  }

  private static func aiff(_ bytes: MediaBytes) -> MediaFile? {
    var offset = 12
    while let kind = bytes.letters(offset), let size = bytes.big(offset + 4, 4).map(Int.init) {
      if kind == "COMM", let channels = bytes.big(offset + 8, 2), let frames = bytes.big(offset + 10, 4),
        let bits = bytes.big(offset + 14, 2), let rate = extended(bytes, offset + 16), rate > 0
      {
        return file(
          Int64(frames), rate, Int(channels), "lpcm", Int(frames) * Int(channels) * Int(bits / 8))
      }
      offset += 8 + size + size % 2
    }
    return nil
  }

  /// Returns an 80-bit floating-point number.
  private static func extended(_ bytes: MediaBytes, _ offset: Int) -> Double? {
    guard let exponent = bytes.big(offset, 2), let mantissa = bytes.big(offset + 2, 8) else { return nil }
    let value = Double(mantissa) * Double(sign: .plus, exponent: Int(exponent & 0x7FFF) - 16383 - 63, significand: 1)
    return value.isFinite ? value : nil
  }

  private static func caf(_ bytes: MediaBytes) -> MediaFile? {
    var format: (rate: Double, codec: String, packet: Int, frames: Int, channels: Int)?
    var packetFrames: Int64?
    var length = 0
    var offset = 8
    while let kind = bytes.letters(offset), let size = bytes.big(offset + 4, 8) {
      switch kind {
      case "desc":
        guard let rate = bytes.big(offset + 12, 8), let codec = bytes.letters(offset + 20),
          let packet = bytes.big(offset + 28, 4), let frames = bytes.big(offset + 32, 4),
          let channels = bytes.big(offset + 36, 4)
        else { return nil }
        format = (Double(bitPattern: rate), codec, Int(packet), Int(frames), Int(channels))
      case "pakt": packetFrames = bytes.big(offset + 20, 8).map(Int64.init(bitPattern:))
      // If all bits are set, the chunk extends to the end. Its first four bytes are the edit count.
      case "data": length = min(Int(exactly: size) ?? .max, bytes.count - offset - 12) - 4
      default: break
      }
      guard let step = Int(exactly: size), step < bytes.count else { break }
      offset += 12 + step
    }
    guard let format, format.rate.isFinite, format.rate > 0 else { return nil }
    let constant = format.packet > 0 ? Int64(max(length, 0) / format.packet * format.frames) : 0
    return file(packetFrames ?? constant, format.rate, format.channels, format.codec, max(length, 0))
  }

  private static func file(_ frames: Int64, _ rate: Double, _ channels: Int, _ codec: String, _ length: Int)
    -> MediaFile?
  {
    guard rate >= 1, rate < 10_000_000, frames >= 0 else { return nil }
    let duration = MediaDuration(parts: frames, scale: Int32(rate.rounded()))
    var track = MediaFile.Track(kind: .sound, identifier: 1, duration: duration)
    track.sampleRate = rate
    track.channels = channels
    track.codec = codec
    track.byteCount = Int64(length)
    return MediaFile(duration: duration, tracks: [track])
  }
}
