/// A value of a layer's property, for computations.
package enum AnimationValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case list([AnimationValue])
  /// A value without interpolation, such as an image or a text.
  case object(Any)
  /// No value, such as a background without a color.
  case nothing

  /// Creates a value from that of a property or an animation, which may be boxed.
  package init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CACornerMask: self = .number(Double(value.rawValue))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self.init(boxed: value)
    case let value as [Any]: self = .list(value.map { AnimationValue($0) ?? .nothing })
    case is NSNull: self = .nothing
    default: self = .object(value)
    }
  }

  /// Creates a value from an `NSValue` of Foundation by its type encoding.
  private init?(boxed value: NSValue) {
    let type = String(cString: value.objCType)
    if type == String(cString: NSValue(rect: .zero).objCType) {
      self = .rect(value.rectValue)
    } else if type == String(cString: NSValue(point: .zero).objCType), type != Self.sizeType {
      self = .point(value.pointValue)
    } else if type == Self.sizeType, type != String(cString: NSValue(point: .zero).objCType) {
      self = .size(value.sizeValue)
    } else if type == Self.sizeType {
      self = .point(value.pointValue)
    } else {
      self = .object(value)
    }
  }

  private static let sizeType = String(cString: NSValue(size: .zero).objCType)

  /// The value for other code.
  package var any: Any? {
    switch self {
    // A box that `as? NSNumber`, `as? Double` and `as? Float` can convert.
    case .number(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .path(let value): value
    case .list(let values): values.map { $0.any ?? NSNull() }
    case .object(let value): value
    case .nothing: nil
    }
  }

  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  var point: CGPoint? {
    switch self {
    case .point(let value): value
    case .size(let value): CGPoint(x: value.width, y: value.height)
    default: nil
    }
  }

  var size: CGSize? {
    switch self {
    case .size(let value): value
    case .point(let value): CGSize(width: value.x, height: value.y)
    default: nil
    }
  }

  var rect: CGRect? {
    if case .rect(let value) = self { value } else { nil }
  }

  var transform: CATransform3D? {
    if case .transform(let value) = self { value } else { nil }
  }

  /// The color; `.some(nil)` for a value that means no color.
  var color: CGColor?? {
    switch self {
    case .color(let value): .some(value)
    case .nothing: .some(nil)
    default: nil
    }
  }

  var path: CGPath?? {
    switch self {
    case .path(let value): .some(value)
    case .nothing: .some(nil)
    default: nil
    }
  }
}
