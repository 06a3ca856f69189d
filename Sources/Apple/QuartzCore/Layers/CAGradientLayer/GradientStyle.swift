/// The content of a gradient layer.
package struct GradientStyle {
  package var colors: [Any]?
  package var locations: [NSNumber]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}

  /// The valid colors.
  package var cgColors: [CGColor] {
    (colors ?? []).compactMap { $0 as? CGColor }
  }

  /// The colors with their locations, which never decrease: a smaller one is replaced with its predecessor's. Colors
  /// without a location are at the end.
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

/// The properties of a gradient by name, for animations.
extension GradientStyle {
  /// Sets a value; returns `false` for the name of another property.
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
