/// The properties of a shape by name, for animations.
extension ShapeStyle {
  /// Sets a value; returns `false` for the name of another property.
  mutating func show(_ value: AnimationValue, forKey name: String) -> Bool {
    let number = value.number.map { CGFloat($0) }
    switch LayerKey(rawValue: name) {
    case .path: path = value.path ?? path
    case .fillColor: fillColor = value.color ?? fillColor
    case .strokeColor: strokeColor = value.color ?? strokeColor
    case .lineDashPhase: dashPhase = number ?? dashPhase
    case .lineWidth: lineWidth = number ?? lineWidth
    case .miterLimit: miterLimit = number ?? miterLimit
    case .strokeEnd: strokeEnd = number ?? strokeEnd
    case .strokeStart: strokeStart = number ?? strokeStart
    default: return false
    }
    return true
  }
}

extension CAShapeLayer {
  /// Sets a property of a shape through its setter; returns `false` for the name of another property.
  final func setShapeValue(_ value: Any?, forKey name: String) -> Bool {
    let box = value.flatMap { AnimationValue($0) } ?? .nothing
    let number = CGFloat(box.number ?? 0)
    switch LayerKey(rawValue: name) {
    case .path: path = box.path ?? nil
    case .fillColor: fillColor = box.color ?? nil
    case .strokeColor: strokeColor = box.color ?? nil
    case .lineDashPhase: lineDashPhase = number
    case .lineWidth: lineWidth = number
    case .miterLimit: miterLimit = number
    case .strokeEnd: strokeEnd = number
    case .strokeStart: strokeStart = number
    default: return false
    }
    return true
  }
}
