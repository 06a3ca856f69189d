/// The changes between copies of layers.
package struct Replication {
  /// A copy with its transform, its color and its delay.
  struct Copy {
    var transform: CGAffineTransform
    var color: Offsets
    var delay: CFTimeInterval
  }

  struct Offsets: Equatable {
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    var alpha: Float = 0

    static let white = Offsets(red: 1, green: 1, blue: 1, alpha: 1)
  }

  var count = 1
  var delay: CFTimeInterval = 0
  var transform = CATransform3DIdentity
  var color: CGColor?
  var offsets = Offsets()

  /// The maximum number of copies, more than are distinguishable, so that time and memory are limited.
  private static let maxCopies = 10_000

  /// Returns all copies, the original first.
  func copies(around middle: CGPoint) -> [Copy] {
    var matrix = CATransform3DIdentity
    let start = color?.replicated ?? .white
    return (0..<min(max(count, 0), Replication.maxCopies)).map { index in
      defer { matrix = CATransform3DConcat(matrix, transform) }
      var placed = CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), matrix)
      placed = CATransform3DConcat(placed, CATransform3DMakeTranslation(middle.x, middle.y, 0))
      return Copy(
        transform: placed.projectedOntoPlane(around: middle), color: start.moved(by: offsets, times: index),
        delay: Double(index) * delay)
    }
  }

  /// Sets a value; returns `false` for the name of another property.
  mutating func show(_ value: AnimationValue, forKey name: String) -> Bool {
    let number = value.number.map { Float($0) }
    switch name {
    case "instanceCount": count = value.number.map { Int($0.rounded()) } ?? count
    case "instanceDelay": delay = value.number ?? delay
    case "instanceTransform": transform = value.transform ?? transform
    case "instanceColor": color = value.color ?? color
    case "instanceRedOffset": offsets.red = number ?? offsets.red
    case "instanceGreenOffset": offsets.green = number ?? offsets.green
    case "instanceBlueOffset": offsets.blue = number ?? offsets.blue
    case "instanceAlphaOffset": offsets.alpha = number ?? offsets.alpha
    default: return false
    }
    return true
  }

  func value(forKey name: String) -> Any? {
    switch name {
    case "instanceCount": count
    case "instanceDelay": delay
    case "instanceTransform": transform
    case "instanceColor": color
    case "instanceRedOffset": offsets.red
    case "instanceGreenOffset": offsets.green
    case "instanceBlueOffset": offsets.blue
    case "instanceAlphaOffset": offsets.alpha
    default: nil
    }
  }
}

extension Replication.Offsets {
  func moved(by other: Self, times count: Int) -> Self {
    let count = Float(count)
    func part(_ value: Float, _ step: Float) -> Float { min(max(value + step * count, 0), 1) }
    return Self(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: part(alpha, other.alpha))
  }
}

extension CGColor {
  /// The red, green, blue and alpha components; opaque white if the color has none.
  fileprivate var replicated: Replication.Offsets {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let parts = converted(to: space, intent: .defaultIntent, options: nil)?.components, parts.count == 4
    else { return .white }
    return Replication.Offsets(
      red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), alpha: Float(parts[3]))
  }
}
