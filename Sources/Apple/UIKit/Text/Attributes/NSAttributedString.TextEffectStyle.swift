import Foundation

extension NSAttributedString {
  /// An effect on the letters of a text.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an effect of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look pressed into paper: light catches their lower edge.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
