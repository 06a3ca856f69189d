/// The codec of video.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocodectype
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value. Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// HEVC with transparency.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// Apple ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
  /// Apple ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
