import Foundation

extension NSTextList {
  /// The format of the markers of a list, with a placeholder for the number, such as `"{decimal}."`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nstextlist/markerformat-swift.struct
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text of the format.
    public let rawValue: String

    /// Creates a format from text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a format from text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// An empty square.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// An empty circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A bullet.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// 1, 2, 3.
    public static let decimal = MarkerFormat("{decimal}")
    /// Octal numbers.
    public static let octal = MarkerFormat("{octal}")
    /// Hexadecimal numbers with lowercase letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Hexadecimal numbers with uppercase letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// a, b, c.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// A, B, C.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// a, b, c.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// A, B, C.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// i, ii, iii.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// I, II, III.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }
}
