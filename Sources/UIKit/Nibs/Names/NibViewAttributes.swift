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
    default: return false
    }
    return true
  }
}
