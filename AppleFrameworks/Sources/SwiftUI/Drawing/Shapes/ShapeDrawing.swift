/// The drawing mode of a shape.
enum ShapeDrawing: Equatable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}
