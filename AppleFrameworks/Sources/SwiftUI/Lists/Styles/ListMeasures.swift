@_spi(Host) import UIKit

/// The measures of lists in one generation of the design, in points. They are measured in screenshots of lists and
/// forms on a phone of 390 by 844 points, with medium text size.
struct ListMeasures {
  /// The insets of a row's content from the cell's edges.
  var rowInsets: EdgeInsets
  /// The minimum height of a row that sets none.
  var rowHeight: CGFloat
  /// The distance of sections from the edges of a narrow phone.
  var cardInset: CGFloat
  /// The insets of the line between rows from the sides of the cell.
  var lineInsets: (leading: CGFloat, trailing: CGFloat)
  /// The color of the line between rows in light and dark mode; `nil` for UIKit's color.
  var lineColors: (light: UIColor, dark: UIColor)?
  /// The insets of the text of a header or footer from the edges.
  var headerInsets: EdgeInsets
  var footerInsets: EdgeInsets
  /// The font of a header.
  var headerFont: Font
  var headerIsUppercase: Bool

  /// The measures of iOS 18.2.
  private static let iOS13 = ListMeasures(
    rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20), rowHeight: 44, cardInset: 20,
    lineInsets: (20, 0), lineColors: nil, headerInsets: EdgeInsets(top: 17, leading: 20, bottom: 6, trailing: 20),
    footerInsets: EdgeInsets(top: 8, leading: 20, bottom: 9.667, trailing: 20), headerFont: .footnote,
    headerIsUppercase: true)

  /// The measures of iOS 26. The distance between sections is 56.667 with a header of one line, and 60 with a footer of
  /// two lines.
  private static let iOS26 = ListMeasures(
    rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16), rowHeight: 51, cardInset: 16,
    lineInsets: (16, 16),
    lineColors: (
      UIColor(red: 232 / 255, green: 232 / 255, blue: 232 / 255, alpha: 1),
      UIColor(red: 56 / 255, green: 56 / 255, blue: 59 / 255, alpha: 1)
    ), headerInsets: EdgeInsets(top: 10, leading: 16, bottom: 9.667, trailing: 16),
    footerInsets: EdgeInsets(top: 8, leading: 16, bottom: 5.667, trailing: 16), headerFont: .headline,
    headerIsUppercase: false)

  static func of(_ design: DesignGeneration) -> ListMeasures {
    switch design {
    case .iOS13: iOS13
    case .iOS26: iOS26
    }
  }
}

extension EnvironmentValues {
  var listMeasures: ListMeasures { ListMeasures.of(design) }
}
