import Foundation

/// A namespace for functions that read MP3 files, which consist of frames with their length in the header. The duration
/// is computed from the frames, or read from the header that variable-rate encoders add to the first frame.
///
/// - Source: ISO/IEC 11172-3, 2.4; ID3 (id3.org/id3v2.3.0)
enum MPEGSoundReader {
  private struct Header {
    let samples: Int
    let rate: Int
    let length: Int
    let channels: Int
    let isFirstVersion: Bool

    init?(_ word: UInt64) {
      guard word >> 21 & 0x7FF == 0x7FF else { return nil }
      let version = Int(word >> 19 & 3)
      let layer = 4 - Int(word >> 17 & 3)
      let rates = [[11025, 12000, 8000], [], [22050, 24000, 16000], [44100, 48000, 32000]]
      let (rateIndex, bitIndex) = (Int(word >> 10 & 3), Int(word >> 12 & 15))
      guard version != 1, layer < 4, rateIndex < 3, bitIndex > 0, bitIndex < 15 else { return nil }
      isFirstVersion = version == 3
      let bits =
        switch (isFirstVersion, layer) {
        case (true, 1): [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]
        case (true, 2): [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
        case (true, _): [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
        case (false, 1): [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]
        case (false, _): [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
        }
      let speed = bits[bitIndex - 1] * 1000
      let padding = Int(word >> 9 & 1)
      rate = rates[version][rateIndex]
      samples = layer == 1 ? 384 : layer == 3 && !isFirstVersion ? 576 : 1152
      length = layer == 1 ? (12 * speed / rate + padding) * 4 : samples / 8 * speed / rate + padding
      channels = word >> 6 & 3 == 3 ? 1 : 2
    }
  }

  static func read(_ bytes: MediaBytes) -> MediaFile? {
    var offset = 0
    if bytes.letters(0)?.hasPrefix("ID3") == true, let size = bytes.big(6, 4) {
      let sevens = (0..<4).reduce(0) { $0 << 7 | Int(size >> UInt64(24 - 8 * $1) & 0x7F) }
      offset = 10 + sevens
    }
    guard let first = bytes.big(offset, 4).flatMap(Header.init), first.length > 4,
      // Bytes that only resemble a frame are not followed by another frame.
      offset + first.length >= bytes.count || bytes.big(offset + first.length, 4).flatMap(Header.init) != nil
    else { return nil }
    let start = offset
    var samples = 0
    if let counted = countedFrames(bytes, at: offset, first) {
      samples = counted * first.samples
    } else {
      while let header = bytes.big(offset, 4).flatMap(Header.init), header.length > 4 {
        samples += header.samples
        offset += header.length
      }
    }
    let duration = MediaDuration(parts: Int64(samples), scale: Int32(first.rate))
    var track = MediaFile.Track(kind: .sound, identifier: 1, duration: duration)
    track.sampleRate = Double(first.rate)
    track.channels = first.channels
    track.codec = ".mp3"
    track.byteCount = Int64(bytes.count - start)
    return MediaFile(duration: duration, tracks: [track])
  }

  private static func countedFrames(_ bytes: MediaBytes, at offset: Int, _ header: Header) -> Int? {
    let side = header.isFirstVersion ? (header.channels == 1 ? 17 : 32) : (header.channels == 1 ? 9 : 17)
    let place = offset + 4 + side
    guard let name = bytes.letters(place), name == "Xing" || name == "Info", (bytes.byte(place + 7) ?? 0) & 1 == 1
    else {
      return nil
    }
    return bytes.big(place + 8, 4).map(Int.init)
  }
}
