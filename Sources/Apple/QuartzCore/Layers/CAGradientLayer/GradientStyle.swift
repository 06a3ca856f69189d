/// What a gradient layer draws.
package struct GradientStyle {
  package var colors: [Any]?
  package var locations: [NSNumber]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}

  /// The colors; what is none is passed over.
  package var cgColors: [CGColor] {
    (colors ?? []).compactMap { $0 as? CGColor }
  }

  /// The colors with their places, which never go back: one that is before its predecessor's counts as there. Colors
  /// without a location lie at the end.
  package var stops: [(location: CGFloat, color: CGColor)] {
    let colors = cgColors
    guard let locations else {
      return colors.enumerated().map { index, color in
        (colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0, color)
      }
    }
    var last: CGFloat = 0
    return colors.enumerated().map { index, color in
      let location = index < locations.count ? CGFloat(locations[index].doubleValue) : 1
      last = max(last, location.isNaN ? 0 : min(max(location, 0), 1))
      return (last, color)
    }
  }
}

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
