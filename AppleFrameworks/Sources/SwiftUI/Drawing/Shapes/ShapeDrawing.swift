/// How a shape is drawn.
enum ShapeDrawing: Equatable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}
