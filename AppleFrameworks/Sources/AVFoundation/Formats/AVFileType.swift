/// The format of a file.
///
/// - Source: developer.apple.com/documentation/avfoundation/avfiletype
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// QuickTime movies.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 files.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// Video files of iTunes.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// Sound files of iTunes.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// 3GPP files.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  /// Core Audio files.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// WAVE files.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF files.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Compressed AIFF files.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// AMR files.
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  /// MP3 files.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// Sun's AU files.
  public static let au = AVFileType(rawValue: "public.au-audio")
  /// JPEG pictures.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// HEIF pictures encoded as HEVC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// HEIF pictures.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// TIFF pictures.
  public static let tif = AVFileType(rawValue: "public.tiff")
  /// Digital negatives.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}
