/// The alignment of lines in a text layer.
///
/// - Source: developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Aligned at the side where the text begins.
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  /// Aligned at both sides, except for the last line of a paragraph.
  public static let justified = Self(rawValue: "justified")
}
