import UIKit

struct StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated static var role: ShapeRole { .stroke }
  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
