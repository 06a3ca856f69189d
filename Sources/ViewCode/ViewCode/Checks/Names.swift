import UIKit

/// The names of views and constraints in the author's code.
@MainActor
enum Names {
  static func of(_ item: AnyObject?) -> String {
    guard let item else { return "nothing" }
    let name = String(describing: type(of: item))
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier { return "\(name) '\(identifier)'" }
    if let text = (item as? UILabel)?.text { return "\(name) \"\(text)\"" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return "\(name) '\(guide.identifier)'" }
    return name
  }

  static func of(_ constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      default: "=="
      }
    var text = "\(of(constraint.firstItem)).\(name(constraint.firstAttribute)) \(relation) "
    guard let second = constraint.secondItem else { return text + short(constraint.constant) }
    if constraint.multiplier != 1 { text += "\(short(constraint.multiplier)) * " }
    text += "\(of(second)).\(name(constraint.secondAttribute))"
    if constraint.constant > 0 { text += " + \(short(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(short(-constraint.constant))" }
    return text
  }

  private static func short(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    default: "attribute \(attribute.rawValue)"
    }
  }
}
