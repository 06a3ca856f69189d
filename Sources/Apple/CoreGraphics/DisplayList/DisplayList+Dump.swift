import Foundation

extension DisplayList {
  /// Returns the commands as text with one line each. Contained layers, masks and lists are indented.
  ///
  /// A line consists of the drawn object, its geometry in user space, and its color as `#RRGGBB` or `#RRGGBBAA` in
  /// sRGB, followed by differences from the default state in brackets: `ctm`, `clip`, `alpha`, `blend`, `shadow`, and
  /// so on. Numbers have at most three digits after the decimal point.
  package func dump() -> String {
    var writer = DumpWriter()
    writer.write(self)
    return writer.text
  }
}

private struct DumpWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func write(_ list: DisplayList) {
    for command in list.commands {
      if command.operation.endsLayer { depth = max(0, depth - 1) }
      text += String(repeating: "  ", count: depth)
      text += describe(command.operation)
      let state = describeState(command)
      if !state.isEmpty { text += " [" + state.joined(separator: ", ") + "]" }
      text += "\n"
      if command.operation.beginsLayer { depth += 1 }
      if case .list(let inner) = command.operation {
        depth += 1
        write(inner)
        depth -= 1
      }
    }
  }

  private func describe(_ operation: DrawOperation) -> String {
    switch operation {
    case .fill(let path, let rule, let color):
      return "fill \(Dump.path(path))\(rule == .evenOdd ? " even-odd" : "") \(Dump.color(color))"
    case .stroke(let path, let pen, let color):
      return "stroke \(Dump.path(path)) \(Dump.pen(pen)) \(Dump.color(color))"
    case .clear(let rect): return "clear \(Dump.rect(rect))"
    case .image(let image, let rect, _):
      return "\(image.isMask ? "stencil" : "image") \(image.width)x\(image.height) in \(Dump.rect(rect))"
    case .tiledImage(let image, let rect, _): return "tiles \(image.width)x\(image.height) in \(Dump.rect(rect))"
    case .gradient(let drawing): return Dump.gradient(drawing)
    case .glyphs(let run): return Dump.glyphs(run)
    case .shadow(let path, let excluding):
      return "shadow of \(Dump.path(path))" + (excluding.map { " outside \(Dump.path($0))" } ?? "")
    case .backdrop(let path, let filter):
      return "backdrop of \(Dump.path(path)) sigma \(Dump.number(filter.sigma))"
        + " saturation \(Dump.number(filter.saturation))" + (filter.tint.map { " \(Dump.color($0))" } ?? "")
    case .list(let list): return "list of \(list.commands.count)"
    case .beginLayer(let rect): return "layer" + (rect.map { " in \(Dump.rect($0))" } ?? "")
    case .endLayer: return "end layer"
    case .beginMask: return "mask"
    case .endMask: return "end mask"
    }
  }

  private func describeState(_ command: DrawCommand) -> [String] {
    if command.operation.endsLayer { return [] }
    var state: [String] = []
    if !command.transform.isIdentity { state.append("ctm \(Dump.transform(command.transform))") }
    var shapes: [String] = []
    var node = command.clip
    while let shape = node {
      shapes.append(Dump.clip(shape))
      node = shape.parent
    }
    for shape in shapes.reversed() { state.append("clip \(shape)") }
    let style = command.style
    if style.alpha != 1 { state.append("alpha \(Dump.number(style.alpha))") }
    if style.blendMode != .normal { state.append("blend \(style.blendMode)") }
    if let shadow = style.shadow {
      state.append(
        "shadow \(Dump.number(shadow.offset.width)) \(Dump.number(shadow.offset.height)) "
          + "sigma \(Dump.number(shadow.sigma)) \(Dump.color(shadow.color))")
    }
    if !style.shouldAntialias { state.append("not antialiased") }
    if style.interpolation != .default { state.append("interpolation \(style.interpolation)") }
    return state
  }
}

extension DrawOperation {
  fileprivate var beginsLayer: Bool {
    switch self {
    case .beginLayer, .beginMask: true
    default: false
    }
  }

  fileprivate var endsLayer: Bool {
    switch self {
    case .endLayer, .endMask: true
    default: false
    }
  }
}
