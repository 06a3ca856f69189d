/// How pictures are encoded.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocodectype
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
