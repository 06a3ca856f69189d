/// A characteristic of a track.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmediacharacteristic
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value; any is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It has pictures.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// It has sound.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// It has text.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  /// It consists of separate pictures.
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
}
