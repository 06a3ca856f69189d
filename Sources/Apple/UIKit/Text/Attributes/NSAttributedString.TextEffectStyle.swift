import Foundation

extension NSAttributedString {
  /// A visual effect on the letters of a text.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String

    /// Creates an effect with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look pressed into paper, with light on their lower edge.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
