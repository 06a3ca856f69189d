/// A gradient's properties by their names, for animations.
extension GradientStyle {
  /// Takes a value on; `false` for a name that is none of a gradient's.
  mutating func show(_ value: AnimationValue, forKey name: String) -> Bool {
    switch LayerKey(rawValue: name) {
    case .colors:
      guard case .list(let values) = value else { return true }
      colors = values.compactMap { $0.color ?? nil }
    case .locations:
      guard case .list(let values) = value else { return true }
      locations = values.compactMap { $0.number.map { NSNumber(value: $0) } }
    case .startPoint: startPoint = value.point ?? startPoint
    case .endPoint: endPoint = value.point ?? endPoint
    default: return false
    }
    return true
  }
}
