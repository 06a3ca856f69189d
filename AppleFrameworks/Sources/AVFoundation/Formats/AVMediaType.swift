/// The type of the media in a track.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value. Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The type of video.
  public static let video = AVMediaType(rawValue: "vide")
  /// The type of audio.
  public static let audio = AVMediaType(rawValue: "soun")
  /// The type of text.
  public static let text = AVMediaType(rawValue: "text")
  /// The type of closed captions.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// The type of subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// The type of time codes.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// The type of timed metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// The type of multiplexed video and audio.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// The type of objects that are detected in video.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
  /// The type of depth data.
  public static let depthData = AVMediaType(rawValue: "dpth")
}
