import UIKit

/// The compared properties of a view: its frame, and properties as text by name.
@MainActor
struct ViewRecord {
  let className: String
  let frame: CGRect
  let properties: [String: String]
  let subviews: [ViewRecord]

  init(_ view: UIView) {
    className = Self.className(of: view)
    frame = view.frame
    properties = Self.properties(of: view)
    subviews = view.subviews.map(ViewRecord.init)
  }

  var count: Int { subviews.reduce(1) { $0 + $1.count } }

  /// Returns the nearest class of UIKit, because subclasses of the project are not a difference.
  private static func className(of view: UIView) -> String {
    var type: AnyClass = Swift.type(of: view)
    while !String(reflecting: type).hasPrefix("UIKit."), !String(reflecting: type).hasPrefix("MapKit."),
      !String(reflecting: type).hasPrefix("WebKit."), let superclass = _getSuperclass(type)
    {
      type = superclass
    }
    return String(describing: type)
  }

  private static func isOfCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView || view.superview is UITableViewCell
      || view.superview is UICollectionViewCell
  }

  private static func properties(of view: UIView) -> [String: String] {
    var result: [String: String] = [:]
    func set(_ name: String, _ value: Any?, besides standard: String = "nil") {
      let text = value.map { "\($0)" } ?? "nil"
      if text != standard { result[name] = text }
    }
    func color(_ color: UIColor?) -> String? {
      guard let color = color?.resolvedColor(with: view.traitCollection) else { return nil }
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "\(color)" }
      if alpha == 0 { return nil }
      return [red, green, blue, alpha].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
    }
    set("isHidden", view.isHidden, besides: "false")
    set("alpha", (view.alpha * 1000).rounded() / 1000, besides: "1.0")
    set("tag", view.tag, besides: "0")
    // In Interface Builder, all cells clip, although no content extends beyond them.
    if !isOfCell(view) { set("clipsToBounds", view.clipsToBounds, besides: "false") }
    set("isUserInteractionEnabled", view.isUserInteractionEnabled, besides: "true")
    set("backgroundColor", color(view.backgroundColor))
    set("tintColor", color(view.tintColor))
    set("cornerRadius", view.layer.cornerRadius, besides: "0.0")
    set("accessibilityIdentifier", view.accessibilityIdentifier)
    // Lists have their own recognizers, which depend on their delegates.
    if !(view is UIScrollView) { set("gestureRecognizers", view.gestureRecognizers?.count ?? 0, besides: "0") }
    switch view {
    case let label as UILabel:
      set("text", label.text ?? "", besides: "")
      set("font", "\(label.font.fontName) \(label.font.pointSize)")
      set("textColor", color(label.textColor))
      set("textAlignment", label.textAlignment.rawValue)
      set("numberOfLines", label.numberOfLines)
      set("lineBreakMode", label.lineBreakMode.rawValue)
    case let image as UIImageView:
      set("image", image.image.map { "\($0.size) \($0.renderingMode.rawValue)" })
      set("contentMode", image.contentMode.rawValue)
    case let button as UIButton:
      set("title", button.title(for: .normal) ?? button.configuration?.title)
      set("titleColor", color(button.titleColor(for: .normal)))
      set("isEnabled", button.isEnabled)
    case let field as UITextField:
      set("text", field.text ?? "", besides: "")
      set("placeholder", field.placeholder)
      set("isSecureTextEntry", field.isSecureTextEntry)
      set("keyboardType", field.keyboardType.rawValue)
      set("borderStyle", field.borderStyle.rawValue)
    case let text as UITextView:
      set("text", text.text)
      set("isEditable", text.isEditable)
    case let stack as UIStackView:
      set("axis", stack.axis.rawValue)
      set("spacing", stack.spacing)
      set("alignment", stack.alignment.rawValue)
      set("distribution", stack.distribution.rawValue)
      set("arrangedSubviews", stack.arrangedSubviews.count)
    case let toggle as UISwitch: set("isOn", toggle.isOn)
    case let slider as UISlider: set("value", "\(slider.minimumValue) \(slider.value) \(slider.maximumValue)")
    default: break
    }
    return result
  }
}
