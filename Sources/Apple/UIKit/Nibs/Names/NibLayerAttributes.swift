import CoreGraphics

/// The properties of a view's layer that runtime attributes set by key path: `layer.cornerRadius`.
@MainActor
enum NibLayerAttributes {
  static func set(_ name: String, of layer: CALayer, to value: Any?) -> Bool {
    switch (name, value) {
    case ("cornerRadius", let value?): return number(value) { layer.cornerRadius = $0 }
    case ("borderWidth", let value?): return number(value) { layer.borderWidth = $0 }
    case ("shadowRadius", let value?): return number(value) { layer.shadowRadius = $0 }
    case ("shadowOpacity", let value?): return number(value) { layer.shadowOpacity = Float($0) }
    case ("opacity", let value?): return number(value) { layer.opacity = Float($0) }
    case ("zPosition", let value?): return number(value) { layer.zPosition = $0 }
    case ("masksToBounds", let value as Bool): layer.masksToBounds = value
    case ("hidden", let value as Bool): layer.isHidden = value
    case ("shadowOffset", let value as CGSize): layer.shadowOffset = value
    // As on iOS, a UIColor isn't accepted in place of a CGColor. Projects add properties with the names below for it.
    case ("borderUIColor", let value as UIColor), ("borderColorFromUIColor", let value as UIColor):
      layer.borderColor = value.cgColor
    case ("shadowUIColor", let value as UIColor): layer.shadowColor = value.cgColor
    default: return false
    }
    return true
  }

  private static func number(_ value: Any, _ set: (CGFloat) -> Void) -> Bool {
    switch value {
    case let value as Double: set(CGFloat(value))
    case let value as Int: set(CGFloat(value))
    default: return false
    }
    return true
  }
}
