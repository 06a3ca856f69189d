import Foundation

/// The properties of UIKit's views that runtime attributes set by name.
@MainActor
enum NibViewAttributes {
  static func set(_ key: String, of object: NSObject, to value: Any?) -> Bool {
    switch (key, object, value) {
    case ("accessibilityIdentifier", let view as UIView, let value as String): view.accessibilityIdentifier = value
    case ("accessibilityLabel", let view as UIView, let value as String): view.accessibilityLabel = value
    case ("hidden", let view as UIView, let value as Bool): view.isHidden = value
    case ("clipsToBounds", let view as UIView, let value as Bool): view.clipsToBounds = value
    case ("tag", let view as UIView, let value as Int): view.tag = value
    case ("tintColor", let view as UIView, let value as UIColor): view.tintColor = value
    case ("backgroundColor", let view as UIView, let value as UIColor): view.backgroundColor = value
    case ("text", let label as UILabel, let value as String): label.text = value
    case ("placeholder", let field as UITextField, let value as String): field.placeholder = value
    case ("exclusiveTouch", let view as UIView, let value as Bool): view.isExclusiveTouch = value
    case ("numberOfLines", let label as UILabel, let value as Int): label.numberOfLines = value
    case ("adjustsFontSizeToFitWidth", let label as UILabel, let value as Bool): label.adjustsFontSizeToFitWidth = value
    case ("textColor", let label as UILabel, let value as UIColor): label.textColor = value
    case ("textAlignment", let label as UILabel, let value as Int):
      guard let alignment = NSTextAlignment(rawValue: value) else { return false }
      label.textAlignment = alignment
    case ("lineBreakMode", let label as UILabel, let value as Int):
      guard let mode = NSLineBreakMode(rawValue: value) else { return false }
      label.lineBreakMode = mode
    case ("contentMode", let view as UIView, let value as Int):
      guard let mode = UIView.ContentMode(rawValue: value) else { return false }
      view.contentMode = mode
    default: return false
    }
    return true
  }

  /// Returns a view of another one for a key path such as `titleLabel.textAlignment`.
  static func part(_ key: String, of object: NSObject) -> NSObject? {
    switch (key, object) {
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("imageView", let cell as UITableViewCell): cell.imageView
    case ("textLabel", let view as UITableViewHeaderFooterView): view.textLabel
    case ("detailTextLabel", let view as UITableViewHeaderFooterView): view.detailTextLabel
    default: nil
    }
  }
}
