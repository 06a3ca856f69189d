/// A dump of a tree of layers as text: one line per layer, indented by depth, with values in a fixed order and without
/// defaults. It is for tests and debugging.
///
/// `frame` is in the superlayer's coordinates. `awaits` lists the work that is pending for the next frame.
package struct LayerDump {
  private var lines: [String] = []

  package static func text(of layer: CALayer) -> String {
    var dump = LayerDump()
    dump.add(layer, depth: 0, role: "")
    return dump.lines.joined(separator: "\n") + "\n"
  }

  private mutating func add(_ layer: CALayer, depth: Int, role: String) {
    let indentation = String(repeating: "  ", count: depth)
    lines.append(
      indentation + role + ([String(describing: type(of: layer))] + values(of: layer)).joined(separator: " "))
    if let mask = layer.extras?.mask { add(mask, depth: depth + 1, role: "mask: ") }
    for sublayer in layer.sublayerStore { add(sublayer, depth: depth + 1, role: "") }
  }

  private func values(of layer: CALayer) -> [String] {
    var values: [String] = []
    func add(_ name: String, _ value: String, if isShown: Bool) {
      if isShown { values.append("\(name)=\(value)") }
    }
    let geometry = layer.geometry
    let extras = layer.extras
    add("name", "\"\(layer.name ?? "")\"", if: layer.name != nil)
    add("frame", text(layer.frame), if: true)
    add("bounds.origin", text(geometry.bounds.origin), if: geometry.bounds.origin != .zero)
    add("anchor", text(geometry.anchorPoint), if: geometry.anchorPoint != CGPoint(x: 0.5, y: 0.5))
    add("z", text(geometry.zPosition), if: geometry.zPosition != 0)
    add("transform", text(layer.transform), if: !CATransform3DIsIdentity(layer.transform))
    add("sublayerTransform", text(layer.sublayerTransform), if: !CATransform3DIsIdentity(layer.sublayerTransform))
    let look = layer.appearance
    add("background", text(look.backgroundColor), if: look.backgroundColor != nil)
    add("radius", text(look.cornerRadius), if: look.cornerRadius != 0)
    add("curve", "continuous", if: look.hasContinuousCorners)
    add("corners", String(look.maskedCorners, radix: 2), if: look.maskedCorners != 0b1111)
    add("border", "\(text(look.borderWidth)) \(text(look.borderColor))", if: look.borderWidth > 0)
    add("opacity", text(CGFloat(look.opacity)), if: look.opacity != 1)
    if let shadow = extras?.shadow, shadow.opacity > 0 {
      add("shadow", "\(text(shadow.color))*\(text(CGFloat(shadow.opacity)))", if: true)
      add("shadowOffset", text(CGPoint(x: shadow.offset.width, y: shadow.offset.height)), if: true)
      add("shadowRadius", text(shadow.radius), if: true)
      add("shadowPath", text(shadow.path?.boundingBoxOfPath ?? .zero), if: shadow.path != nil)
    }
    if let image = layer.content.image { add("contents", "image(\(image.width)x\(image.height))", if: true) }
    if let recording = layer.content.recording { add("contents", "drawn\(text(recording.bounds))", if: true) }
    add("gravity", layer.content.gravity.rawValue, if: layer.content.gravity != .resize)
    values += flags(of: layer)
    return values
  }

  private func flags(of layer: CALayer) -> [String] {
    let named: [(LayerFlags, String)] = [
      (.isHidden, "hidden"), (.masksToBounds, "masksToBounds"), (.isGeometryFlipped, "flipped"),
      (.needsLayout, "awaits=layout"), (.needsDisplay, "awaits=display"),
    ]
    return named.filter { layer.flags.contains($0.0) }.map(\.1)
  }

  // MARK: - Values

  private func text(_ number: CGFloat) -> String {
    // As a float, without the last digits, which contain rounding errors.
    let rounded = Float(number)
    return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? String(Int(rounded)) : String(rounded)
  }

  private func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  private func text(_ rect: CGRect) -> String {
    "(\(text(rect.origin.x)), \(text(rect.origin.y)), \(text(rect.size.width)), \(text(rect.size.height)))"
  }

  private func text(_ transform: CATransform3D) -> String {
    let affine = CATransform3DGetAffineTransform(transform)
    let numbers = [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty].map { text($0) }
    return "[\(numbers.joined(separator: ", "))]" + (CATransform3DIsAffine(transform) ? "" : "+3D")
  }

  private func text(_ color: CGColor?) -> String {
    guard let color else { return "none" }
    if color.pattern != nil { return "pattern" }
    let parts = color.numbers.map { component in
      let value = Int((min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return "#" + parts.joined()
  }
}
