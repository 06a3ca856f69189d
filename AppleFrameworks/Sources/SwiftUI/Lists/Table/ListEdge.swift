import UIKit

/// The view of a section's header or footer.
final class ListEdge: UIView {
  private let content = PassingView()
  private let boxes: [Box]
  private weak var table: TableBox?
  private let isHeader: Bool

  /// Returns the insets of the text from the edges.
  private static func insets(_ measures: ListMeasures, isHeader: Bool, isPlain: Bool) -> EdgeInsets {
    var insets = isHeader ? measures.headerInsets : measures.footerInsets
    if isPlain {
      // Headers and footers of plain lists are close to the rows. The value is an estimate from screenshots.
      insets.bottom = 6
      if isHeader { insets.top = 6 }
    }
    return insets
  }

  static func height(
    _ boxes: [Box], _ measures: ListMeasures, width: CGFloat, isHeader: Bool, isPlain: Bool
  ) -> CGFloat {
    let insets = insets(measures, isHeader: isHeader, isPlain: isPlain)
    let proposal = ProposedViewSize(width: max(0, width - insets.horizontal), height: nil)
    return boxes.reduce(insets.vertical) { $0 + $1.sizeThatFits(proposal).height }
  }

  init(_ boxes: [Box], _ table: TableBox, isHeader: Bool) {
    self.boxes = boxes
    self.table = table
    self.isHeader = isHeader
    super.init(frame: .zero)
    addSubview(content)
  }
  required init?(coder: NSCoder) { fatalError("a list's header of SwiftUI cannot be decoded from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    guard let table, bounds.width > 0 else { return }
    let context = PlacementContext(container: content, graph: table.node.graph, animation: nil, scale: table.scale)
    let insets = Self.insets(
      table.measures, isHeader: isHeader, isPlain: table.environment.listStyle == .plain)
    let card = (bounds.width - table.contentWidth) / 2
    let proposal = ProposedViewSize(width: max(0, table.contentWidth - insets.horizontal), height: nil)
    let sizes = boxes.map { $0.sizeThatFits(proposal) }
    var y = isHeader ? bounds.height - insets.bottom - sizes.reduce(0) { $0 + $1.height } : insets.top
    let isMirrored = table.environment.layoutDirection == .rightToLeft
    for (box, size) in zip(boxes, sizes) {
      let leading = max(0, card) + insets.leading
      box.place(
        CGRect(
          x: isMirrored ? bounds.width - leading - size.width : leading, y: y, width: size.width, height: size.height),
        proposal, context)
      y += size.height
    }
    context.finish()
  }
}
