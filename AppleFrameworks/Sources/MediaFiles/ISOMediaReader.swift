import Foundation

/// A reader of MPEG-4 and QuickTime files, which consist of nested boxes. The `moov` box describes the file.
///
/// - Source: ISO/IEC 14496-12; developer.apple.com/documentation/quicktime-file-format
struct ISOMediaReader {
  private struct Box {
    let kind: String
    let content: Range<Int>
  }

  private let bytes: MediaBytes

  static func read(_ bytes: MediaBytes) -> MediaFile? { ISOMediaReader(bytes: bytes).file() }

  private static let starts: Set<String> = ["ftyp", "moov", "mdat", "wide", "free", "skip", "pnot"]

  private func file() -> MediaFile? {
    guard bytes.letters(4).map(Self.starts.contains) ?? false,
      let movie = boxes(0..<bytes.count).first(where: { $0.kind == "moov" })
    else { return nil }
    let parts = boxes(movie.content)
    guard let header = parts.first(where: { $0.kind == "mvhd" }), let (scale, duration) = time(header)
    else { return nil }
    let tracks = parts.filter { $0.kind == "trak" }.compactMap { track($0) }
    let longest = tracks.map(\.duration).max { $0.seconds < $1.seconds }
    return MediaFile(
      duration: duration > 0
        ? MediaDuration(parts: duration, scale: scale) : longest ?? MediaDuration(parts: 0, scale: scale),
      tracks: tracks)
  }

  private func boxes(_ range: Range<Int>) -> [Box] {
    var found: [Box] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, let short = bytes.big(offset, 4), let kind = bytes.letters(offset + 4) {
      var start = offset + 8
      var size = Int(short)
      if size == 1 {
        guard let long = bytes.big(offset + 8, 8), let whole = Int(exactly: long) else { break }
        (size, start) = (whole, offset + 16)
      } else if size == 0 {
        size = range.upperBound - offset
      }
      guard size >= start - offset, size <= range.upperBound - offset else { break }
      found.append(Box(kind: kind, content: start..<offset + size))
      offset += size
    }
    return found
  }

  private func box(_ path: [String], in range: Range<Int>) -> Box? {
    var range = range
    var found: Box?
    for kind in path {
      guard let next = boxes(range).first(where: { $0.kind == kind }) else { return nil }
      found = next
      range = next.content
    }
    return found
  }

  /// Returns the time scale and the duration of a header. Its fields are longer in version 1.
  private func time(_ box: Box) -> (scale: Int32, duration: Int64)? {
    let start = box.content.lowerBound
    let isLong = bytes.byte(start) == 1
    let offset = start + (isLong ? 20 : 12)
    guard let scale = bytes.big(offset, 4).flatMap({ Int32(exactly: $0) }), scale > 0,
      let duration = bytes.big(offset + 4, isLong ? 8 : 4)
    else { return nil }
    // If all bits are set, the duration is unknown.
    let isUnknown = duration == (isLong ? UInt64.max : UInt64(UInt32.max))
    return (scale, isUnknown ? 0 : Int64(exactly: duration) ?? 0)
  }

  private func track(_ trak: Box) -> MediaFile.Track? {
    guard let header = box(["tkhd"], in: trak.content), let media = box(["mdia"], in: trak.content),
      let (scale, duration) = box(["mdhd"], in: media.content).flatMap({ time($0) }),
      let handler = box(["hdlr"], in: media.content).flatMap({ bytes.letters($0.content.lowerBound + 8) })
    else { return nil }
    let start = header.content.lowerBound
    let isLong = bytes.byte(start) == 1
    let kind: MediaFile.Track.Kind =
      switch handler {
      case "vide": .video
      case "soun": .sound
      case "text", "sbtl", "subt", "clcp": .text
      default: .other
      }
    var track = MediaFile.Track(
      kind: kind, identifier: bytes.big(start + (isLong ? 20 : 12), 4).flatMap { Int32(exactly: $0) } ?? 0,
      duration: MediaDuration(parts: duration, scale: scale))
    track.isEnabled = (bytes.byte(start + 3) ?? 1) & 1 == 1
    let matrix = start + (isLong ? 52 : 40)
    if kind == .video {
      func fixed(_ offset: Int, _ shift: Double) -> Double {
        Double(Int32(bitPattern: UInt32(bytes.big(offset, 4) ?? 0))) / shift
      }
      track.matrix = [0, 4, 12, 16].map { fixed(matrix + $0, 0x1p16) } + [24, 28].map { fixed(matrix + $0, 0x1p16) }
      track.width = fixed(matrix + 36, 0x1p16)
      track.height = fixed(matrix + 40, 0x1p16)
    }
    track.language = language(media)
    if let samples = box(["minf", "stbl"], in: media.content) { read(samples, into: &track) }
    return track
  }

  /// Returns the language, which consists of three letters with five bits each.
  private func language(_ media: Box) -> String {
    guard let header = box(["mdhd"], in: media.content) else { return "und" }
    let start = header.content.lowerBound
    guard let packed = bytes.big(start + (bytes.byte(start) == 1 ? 32 : 20), 2), packed >= 0x400, packed < 0x7FFF else {
      return "und"
    }
    let letters = [10, 5, 0].map { UInt8(packed >> UInt64($0) & 31) + 0x60 }
    return letters.allSatisfy { (0x61...0x7A).contains($0) } ? String(decoding: letters, as: UTF8.self) : "und"
  }

  private func read(_ table: Box, into track: inout MediaFile.Track) {
    let parts = boxes(table.content)
    if let description = parts.first(where: { $0.kind == "stsd" }) {
      let entry = description.content.lowerBound + 8
      track.codec = bytes.letters(entry + 4) ?? ""
      if track.kind == .sound {
        track.channels = Int(bytes.big(entry + 24, 2) ?? 0)
        track.sampleRate = Double(bytes.big(entry + 32, 4) ?? 0) / 0x1p16
      }
    }
    if let times = parts.first(where: { $0.kind == "stts" })?.content.lowerBound, track.kind == .video,
      let entries = bytes.big(times + 4, 4)
    {
      var count = 0.0
      for index in 0..<Int(entries) {
        guard let samples = bytes.big(times + 8 + index * 8, 4) else { break }
        count += Double(samples)
      }
      track.frameRate = track.duration.seconds > 0 ? count / track.duration.seconds : 0
    }
    if let sizes = parts.first(where: { $0.kind == "stsz" })?.content.lowerBound,
      let common = bytes.big(sizes + 4, 4), let count = bytes.big(sizes + 8, 4)
    {
      if common > 0 {
        track.byteCount = Int64(common * count)
      } else {
        for index in 0..<Int(count) {
          guard let size = bytes.big(sizes + 12 + index * 4, 4) else { break }
          track.byteCount += Int64(size)
        }
      }
    }
  }
}
