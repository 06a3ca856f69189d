import UIKit

/// A view with its subviews as plain data: what tests compare and tools read.
///
/// Frames are in points, in the superview's coordinates.
public struct ViewDump: Codable, Equatable, Sendable {
  /// The name of the view's class.
  public var className: String

  /// x, y, width, height.
  public var frame: [Double]

  /// The text that the view shows, where it shows one.
  public var label: String?

  /// The view's accessibility identifier.
  public var identifier: String?

  /// What is unusual about the view: "hidden", "clips", "ambiguous" and the like.
  public var flags: [String]

  /// The view's opacity, where it is not 1.
  public var alpha: Double?

  /// The corner radius, where it is not 0.
  public var cornerRadius: Double?

  /// The background colour as `#RRGGBB` or `#RRGGBBAA`, resolved for the view's traits.
  public var backgroundColor: String?

  /// The name and size of the font of the view's text, as "SFPro-Semibold 17".
  public var font: String?

  /// The colour of the view's text, as ``backgroundColor`` has it.
  public var textColor: String?

  /// The name of the view's picture: the symbol's, or that of the catalog's entry or file.
  public var image: String?

  /// The subviews, from back to front.
  public var subviews: [ViewDump]

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case label = "text"
    case frame, identifier, flags, alpha, cornerRadius, backgroundColor, font, textColor, image, subviews
  }

  /// Reads a tree of views as they are laid out now.
  @MainActor
  public init(of view: UIView) {
    className = String(describing: type(of: view))
    let rect = view.frame
    frame = [rect.minX, rect.minY, rect.width, rect.height].map(ViewDump.rounded)
    label = view.descriptiveText
    identifier = view.accessibilityIdentifier
    alpha = view.alpha == 1 ? nil : ViewDump.rounded(view.alpha)
    cornerRadius = view.layer.cornerRadius == 0 ? nil : ViewDump.rounded(view.layer.cornerRadius)
    backgroundColor = view.backgroundColor.flatMap { ViewDump.hex($0.resolvedColor(with: view.traitCollection)) }
    flags = ViewDump.flags(of: view)
    let looks = ViewTextLooks(of: view)
    font = looks.font.map { "\($0.fontName) \($0.pointSize.briefDescription)" }
    textColor = looks.color.flatMap { ViewDump.hex($0.resolvedColor(with: view.traitCollection)) }
    image = looks.image?.sourceName
    subviews = view.subviews.map(ViewDump.init(of:))
  }

  @MainActor
  private static func flags(of view: UIView) -> [String] {
    var flags: [String] = []
    if view.isHidden { flags.append("hidden") }
    if view.clipsToBounds { flags.append("clips") }
    if !view.transform.isIdentity { flags.append("transformed") }
    if view.hasAmbiguousLayout { flags.append("ambiguous") }
    return flags
  }

  /// Thousandths of a point are more than any screen shows, and hide the noise of floating point.
  private static func rounded(_ value: CGFloat) -> Double {
    let result = (Double(value) * 1000).rounded() / 1000
    return result == 0 ? 0 : result
  }

  private static func hex(_ color: UIColor) -> String? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    func digits(_ value: CGFloat) -> String {
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return "#" + digits(red) + digits(green) + digits(blue) + (alpha < 1 ? digits(alpha) : "")
  }
}
