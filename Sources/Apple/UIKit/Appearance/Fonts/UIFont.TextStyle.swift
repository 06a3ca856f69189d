import Typefaces

extension UIFont {
  /// A text style, such as body or headline, whose size the user chooses.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style in UIKit.
    public let rawValue: String

    /// Creates a style with a name. An unknown one has the size of `.body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of titles at the top of a screen: 34 points by default.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of small captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The default weight: semibold for headlines, regular for all others.
  var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The weight of the bold trait in this style, from Apple's Human Interface Guidelines.
  var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    case .caption1: .medium
    default: .semibold
    }
  }

  /// Returns the font size of the style in a category, in points.
  func pointSize(for category: UIContentSizeCategory) -> Double {
    let index = category.rank ?? UIContentSizeCategory.large.rank ?? 0
    return dynamicType.pointSizes[index]
  }

  /// Returns the scale of `UIFontMetrics` in a category, which is 1 for `large`.
  func scaling(for category: UIContentSizeCategory) -> (numerator: Double, denominator: Double) {
    let large = UIContentSizeCategory.large.rank ?? 0
    return (dynamicType.leadings[category.rank ?? large], dynamicType.leadings[large])
  }

  /// Returns the distance between lines of the style for a font size, in points; `nil` if the style has the size in no
  /// category.
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
