import Foundation

/// The fixed colors, each created once.
private enum StandardColors {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  /// The background of grouped tables, the same as `systemGroupedBackground`. Apple deprecated it in iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }

  /// Gray 0.
  public class var black: UIColor { StandardColors.black }
  /// Gray 1/3.
  public class var darkGray: UIColor { StandardColors.darkGray }
  /// Gray 2/3.
  public class var lightGray: UIColor { StandardColors.lightGray }
  /// Gray 1.
  public class var white: UIColor { StandardColors.white }
  /// Gray 0.5.
  public class var gray: UIColor { StandardColors.gray }
  /// sRGB 1, 0, 0.
  public class var red: UIColor { StandardColors.red }
  /// sRGB 0, 1, 0.
  public class var green: UIColor { StandardColors.green }
  /// sRGB 0, 0, 1.
  public class var blue: UIColor { StandardColors.blue }
  /// sRGB 0, 1, 1.
  public class var cyan: UIColor { StandardColors.cyan }
  /// sRGB 1, 1, 0.
  public class var yellow: UIColor { StandardColors.yellow }
  /// sRGB 1, 0, 1.
  public class var magenta: UIColor { StandardColors.magenta }
  /// sRGB 1, 0.5, 0.
  public class var orange: UIColor { StandardColors.orange }
  /// sRGB 0.5, 0, 0.5.
  public class var purple: UIColor { StandardColors.purple }
  /// sRGB 0.6, 0.4, 0.2.
  public class var brown: UIColor { StandardColors.brown }
  /// Gray 0 with alpha 0, which draws nothing.
  public class var clear: UIColor { StandardColors.clear }
  /// The color of text on a dark background: gray 1 with alpha 0.6, regardless of the style.
  public class var lightText: UIColor { StandardColors.lightText }
  /// The color of text on a light background: gray 0, regardless of the style.
  public class var darkText: UIColor { StandardColors.black }
}
