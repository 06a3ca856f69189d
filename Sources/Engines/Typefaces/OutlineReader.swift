internal import CFreeType

/// A converter of FreeType's outlines to `GlyphOutline`.
enum OutlineReader {
  /// The state that FreeType's callbacks modify.
  private final class State {
    var elements: [GlyphOutline.Element] = []
    var isOpen = false
    let scale: Double
    let stretch: Double
    let slant: Double
    let offset: Double

    init(scale: Double, stretch: Double, slant: Double, offset: Double) {
      self.scale = scale
      self.stretch = stretch
      self.slant = slant
      self.offset = offset
    }

    func point(_ vector: UnsafePointer<FT_Vector>) -> GlyphOutline.Point {
      let x = Double(vector.pointee.x) * scale
      let y = Double(vector.pointee.y) * scale
      return GlyphOutline.Point(x: stretch * x + slant * y + offset, y: y)
    }

    func close() {
      if isOpen {
        elements.append(.close)
      }
      isOpen = false
    }
  }

  static func read(
    _ outline: UnsafeMutablePointer<FT_Outline>, scale: Double, stretch: Double, slant: Double,
    offset: Double
  ) -> GlyphOutline {
    let state = State(scale: scale, stretch: stretch, slant: slant, offset: offset)
    var functions = FT_Outline_Funcs()
    functions.move_to = { point, user in
      OutlineReader.with(user) { state in
        state.close()
        point.map { state.elements.append(.move(to: state.point($0))) }
        state.isOpen = true
      }
    }
    functions.line_to = { point, user in
      OutlineReader.with(user) { state in
        point.map { state.elements.append(.line(to: state.point($0))) }
      }
    }
    functions.conic_to = { control, point, user in
      OutlineReader.with(user) { state in
        if let control, let point {
          state.elements.append(.quadratic(control: state.point(control), to: state.point(point)))
        }
      }
    }
    functions.cubic_to = { control1, control2, point, user in
      OutlineReader.with(user) { state in
        if let control1, let control2, let point {
          state.elements.append(
            .cubic(control1: state.point(control1), control2: state.point(control2), to: state.point(point)))
        }
      }
    }
    guard FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(state).toOpaque()) == 0 else {
      return GlyphOutline()
    }
    state.close()
    return GlyphOutline(elements: state.elements)
  }

  private static func with(_ user: UnsafeMutableRawPointer?, _ body: (State) -> Void) -> Int32 {
    guard let user else {
      return 1
    }
    body(Unmanaged<State>.fromOpaque(user).takeUnretainedValue())
    return 0
  }
}
