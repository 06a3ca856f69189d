import UIKit

/// A view with its subviews as plain data, which tests compare and tools read.
///
/// Frames are in points, in the superview's coordinates.
public struct ViewDump: Codable, Equatable, Sendable {
  /// The name of the view's class.
  public var className: String

  /// The x, y, width and height.
  public var frame: [Double]

  /// The displayed text of the view, if any.
  public var label: String?

  /// The view's accessibility identifier.
  public var identifier: String?

  /// The unusual properties of the view, such as "hidden", "clips" and "ambiguous".
  public var flags: [String]

  /// The opacity of the view if it isn't 1.
  public var alpha: Double?

  /// The corner radius if it isn't 0.
  public var cornerRadius: Double?

  /// The background color as `#RRGGBB` or `#RRGGBBAA`, resolved with the view's traits.
  public var backgroundColor: String?

  /// The name and size of the font of the view's text, such as "SFPro-Semibold 17".
  public var font: String?

  /// The color of the view's text, in the format of ``backgroundColor``.
  public var textColor: String?

  /// The name of the view's image: that of the symbol, or of the catalog's asset or file.
  public var image: String?

  /// The stored property of an ancestor view or controller that contains the view, such as `Header.follow`; `nil` if
  /// there is none, and without ``Details/properties``.
  public var property: String?

  /// The line that created the view: the nearest one of the developer's code outside of the initializers of the view's
  /// class.
  ///
  /// It is `nil` without ``Details/origins``, for views that were created before ``ViewHost/notesOrigins`` was set, and
  /// for views that UIKit created without the developer's code, such as in its layout.
  public var madeAt: SourcePlace?

  /// The x and y of the bounds' origin if it isn't zero, by which the subviews of a scroll view are moved. `nil` without
  /// ``Details/looks``.
  public var boundsOrigin: [Double]?

  /// Other visible properties of the view by name, such as `textColor`: `#FF0000FF`. Empty without ``Details/looks``.
  public var looks: [String: String] = [:]

  /// The subviews, from back to front.
  public var subviews: [ViewDump]

  /// The optional details beside frames, texts and flags.
  public struct Details: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The properties that contain the views.
    public static let properties = Details(rawValue: 1 << 0)

    /// The lines that created the views. The first use takes a tenth of a second, in which the toolchain's
    /// `llvm-symbolizer` reads the program's debug information; without that tool there are none.
    public static let origins = Details(rawValue: 1 << 1)

    /// The fonts, colors and images.
    public static let looks = Details(rawValue: 1 << 2)
  }

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case label = "text"
    case frame, identifier, flags, alpha, cornerRadius, backgroundColor, font, textColor, image, property, madeAt, looks
    case boundsOrigin, subviews
  }

  /// Returns the line that created a view; see ``madeAt``.
  @MainActor
  package static func origin(of view: UIView) -> SourcePlace? { OriginFinder.place(of: view) }

  /// Creates a dump of a tree of views with the current layout.
  ///
  /// - Parameters:
  ///   - view: The topmost view.
  ///   - details: The optional details. Default: none.
  @MainActor
  public init(of view: UIView, including details: Details = []) {
    self.init(of: view, details, PropertyNames())
  }

  @MainActor
  private init(of view: UIView, _ details: Details, _ names: PropertyNames) {
    className = String(describing: type(of: view))
    let rect = view.frame
    frame = [rect.minX, rect.minY, rect.width, rect.height].map(ViewDump.rounded)
    label = view.descriptiveText
    identifier = view.accessibilityIdentifier
    alpha = view.alpha == 1 ? nil : ViewDump.rounded(view.alpha)
    cornerRadius = view.layer.cornerRadius == 0 ? nil : ViewDump.rounded(view.layer.cornerRadius)
    backgroundColor = view.backgroundColor.flatMap { ViewDump.hex($0.resolvedColor(with: view.traitCollection)) }
    flags = ViewDump.flags(of: view)
    let textLooks = ViewTextLooks(of: view)
    font = textLooks.font.map { "\($0.fontName) \($0.pointSize.briefDescription)" }
    textColor = textLooks.color.flatMap { ViewDump.hex($0.resolvedColor(with: view.traitCollection)) }
    image = textLooks.image?.sourceName
    if details.contains(.properties), let (name, owner) = names.find(view, from: view.superview),
      !(owner is HostingController)
    {
      property = "\(type(of: owner)).\(name)"
    }
    if details.contains(.origins) { madeAt = OriginFinder.place(of: view) }
    if details.contains(.looks) {
      looks = ViewLooks.of(view)
      let origin = view.bounds.origin
      if origin != .zero { boundsOrigin = [origin.x, origin.y].map(ViewDump.rounded) }
    }
    subviews = view.subviews.map { ViewDump(of: $0, details, names) }
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    className = try values.decode(String.self, forKey: .className)
    frame = try values.decode([Double].self, forKey: .frame)
    label = try values.decodeIfPresent(String.self, forKey: .label)
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    flags = try values.decode([String].self, forKey: .flags)
    alpha = try values.decodeIfPresent(Double.self, forKey: .alpha)
    cornerRadius = try values.decodeIfPresent(Double.self, forKey: .cornerRadius)
    backgroundColor = try values.decodeIfPresent(String.self, forKey: .backgroundColor)
    font = try values.decodeIfPresent(String.self, forKey: .font)
    textColor = try values.decodeIfPresent(String.self, forKey: .textColor)
    image = try values.decodeIfPresent(String.self, forKey: .image)
    property = try values.decodeIfPresent(String.self, forKey: .property)
    madeAt = try values.decodeIfPresent(SourcePlace.self, forKey: .madeAt)
    looks = try values.decodeIfPresent([String: String].self, forKey: .looks) ?? [:]
    boundsOrigin = try values.decodeIfPresent([Double].self, forKey: .boundsOrigin)
    subviews = try values.decode([ViewDump].self, forKey: .subviews)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(className, forKey: .className)
    try values.encode(frame, forKey: .frame)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encode(flags, forKey: .flags)
    try values.encodeIfPresent(alpha, forKey: .alpha)
    try values.encodeIfPresent(cornerRadius, forKey: .cornerRadius)
    try values.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
    try values.encodeIfPresent(font, forKey: .font)
    try values.encodeIfPresent(textColor, forKey: .textColor)
    try values.encodeIfPresent(image, forKey: .image)
    try values.encodeIfPresent(property, forKey: .property)
    try values.encodeIfPresent(madeAt, forKey: .madeAt)
    if !looks.isEmpty { try values.encode(looks, forKey: .looks) }
    try values.encodeIfPresent(boundsOrigin, forKey: .boundsOrigin)
    try values.encode(subviews, forKey: .subviews)
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

  /// Returns a value rounded to thousandths of a point, which aren't visible on any screen, to hide rounding errors.
  static func rounded(_ value: CGFloat) -> Double {
    let result = (Double(value) * 1000).rounded() / 1000
    return result == 0 ? 0 : result
  }

  static func hex(_ color: UIColor) -> String? {
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
