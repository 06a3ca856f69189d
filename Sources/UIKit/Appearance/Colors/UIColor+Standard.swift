import Foundation

extension UIColor {
  private static let blackColor = UIColor(white: 0, alpha: 1)
  private static let darkGrayColor = UIColor(white: 1.0 / 3, alpha: 1)
  private static let lightGrayColor = UIColor(white: 2.0 / 3, alpha: 1)
  private static let whiteColor = UIColor(white: 1, alpha: 1)
  private static let grayColor = UIColor(white: 0.5, alpha: 1)
  private static let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let greenColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let blueColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let cyanColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  private static let yellowColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  private static let magentaColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  private static let orangeColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  private static let purpleColor = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  private static let brownColor = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  private static let clearColor = UIColor(white: 0, alpha: 0)
  private static let lightTextColor = UIColor(white: 1, alpha: 0.6)

  /// Grey 0.
  public class var black: UIColor { blackColor }
  /// Grey 1/3.
  public class var darkGray: UIColor { darkGrayColor }
  /// Grey 2/3.
  public class var lightGray: UIColor { lightGrayColor }
  /// Grey 1.
  public class var white: UIColor { whiteColor }
  /// Grey 0.5.
  public class var gray: UIColor { grayColor }
  /// sRGB 1, 0, 0.
  public class var red: UIColor { redColor }
  /// sRGB 0, 1, 0.
  public class var green: UIColor { greenColor }
  /// sRGB 0, 0, 1.
  public class var blue: UIColor { blueColor }
  /// sRGB 0, 1, 1.
  public class var cyan: UIColor { cyanColor }
  /// sRGB 1, 1, 0.
  public class var yellow: UIColor { yellowColor }
  /// sRGB 1, 0, 1.
  public class var magenta: UIColor { magentaColor }
  /// sRGB 1, 0.5, 0.
  public class var orange: UIColor { orangeColor }
  /// sRGB 0.5, 0, 0.5.
  public class var purple: UIColor { purpleColor }
  /// sRGB 0.6, 0.4, 0.2.
  public class var brown: UIColor { brownColor }
  /// Grey 0 with alpha 0: nothing is drawn.
  public class var clear: UIColor { clearColor }
  /// Text on a dark ground: grey 1 with alpha 0.6, whatever the style.
  public class var lightText: UIColor { lightTextColor }
  /// Text on a light ground: grey 0, whatever the style.
  public class var darkText: UIColor { blackColor }
}
