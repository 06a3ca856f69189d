import UIKit

/// A UIKit view that displays a box in its center.
final class BoxHolder: UIView {
  private let content = PassingView()
  private let box: Box

  init(_ box: Box) {
    self.box = box
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(content)
  }
  required init?(coder: NSCoder) { fatalError("an option of a picker of SwiftUI cannot be decoded from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let context = PlacementContext(
      container: content, graph: box.node.graph, animation: nil, scale: box.environment.displayScale)
    let proposal = ProposedViewSize(bounds.size)
    let size = box.sizeThatFits(proposal)
    box.place(
      CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height), proposal, context)
    context.finish()
  }
}
