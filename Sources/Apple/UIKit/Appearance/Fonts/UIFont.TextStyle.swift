import Typefaces

extension UIFont {
  /// A role of text, such as body or headline, whose size the user chooses.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Creates a style of a name; an unknown one is sized as `.body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title at the top of a screen: 34 points at the usual size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first rank of titles: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second rank of titles: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third rank of titles: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Remarks: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The usual weight: semibold for headlines, regular for all others.
  var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight that the bold trait stands for in this style, after Apple's Human Interface Guidelines.
  var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    case .caption1: .medium
    default: .semibold
    }
  }

  /// Returns the size of the style's font in a category, in points.
  func pointSize(for category: UIContentSizeCategory) -> Double {
    let index = category.rank ?? UIContentSizeCategory.large.rank ?? 0
    return dynamicType.pointSizes[index]
  }

  /// What `UIFontMetrics` multiplies by in a category; 1 for `large`.
  func scaling(for category: UIContentSizeCategory) -> (numerator: Double, denominator: Double) {
    let large = UIContentSizeCategory.large.rank ?? 0
    return (dynamicType.leadings[category.rank ?? large], dynamicType.leadings[large])
  }

  /// How far lines of the style are apart where its font has a size, in points; nil for a size that it has in no category.
  func leading(forSize pointSize: CGFloat) -> CGFloat? {
    dynamicType.pointSizes.lastIndex(of: Double(pointSize)).map { CGFloat(dynamicType.leadings[$0]) }
  }

  private var dynamicType: DynamicType.Row {
    guard let row = DynamicType.row(for: self) ?? DynamicType.row(for: .body) else {
      fatalError("no sizes for the text style body")
    }
    return row
  }
}
