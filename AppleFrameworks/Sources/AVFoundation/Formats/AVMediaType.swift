/// The type of the media in a track.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Closed captions.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Time codes.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// Timed metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Pictures and sound in one.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// What was found in pictures.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
  /// Depth.
  public static let depthData = AVMediaType(rawValue: "dpth")
}
