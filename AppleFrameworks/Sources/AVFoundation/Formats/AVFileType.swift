/// The type of a file.
///
/// - Source: developer.apple.com/documentation/avfoundation/avfiletype
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value. Any raw value is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The type of QuickTime movies.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// The type of MPEG-4 files.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// The type of iTunes video files.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// The type of iTunes audio files.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// The type of 3GPP files.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  /// The type of Core Audio files.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// The type of WAVE files.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// The type of AIFF files.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// The type of compressed AIFF files.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// The type of AMR files.
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  /// The type of MP3 files.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// The type of Sun AU files.
  public static let au = AVFileType(rawValue: "public.au-audio")
  /// The type of JPEG images.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// The type of HEIF images that are encoded as HEVC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// The type of HEIF images.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// The type of TIFF images.
  public static let tif = AVFileType(rawValue: "public.tiff")
  /// The type of Digital Negative images.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}
