import UIKit

/// The cell of a list row.
final class ListCell: UITableViewCell {
  private let content = PassingView()
  private var boxes: [Box] = []
  private weak var table: TableBox?
  private var background: HostingView<AnyView>?
  /// The color of the line below the row; `nil` for the table's color.
  private var lineColor: UIColor?
  var menu: RowMenu? { boxes.first?.trait(RowMenuTrait.self) }

  /// The width of a link's disclosure indicator, in points.
  static let arrow: CGFloat = 26

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(content)
  }
  required init?(coder: NSCoder) { fatalError("a list's row of SwiftUI cannot be decoded from an archive") }

  func set(_ boxes: [Box], _ table: TableBox) {
    self.boxes = boxes
    self.table = table
    let action = boxes.first?.trait(RowActionTrait.self)
    accessoryType = action?.showsArrow == true ? .disclosureIndicator : .none
    if let view = boxes.first?.trait(RowBackgroundTrait.self) {
      let hosted = background ?? HostingView(view)
      hosted.avoidsSafeArea = false
      hosted.inherited = table.environment
      hosted.setRootView(view)
      background = hosted
      backgroundView = hosted
      backgroundColor = .clear
    } else {
      background = nil
      backgroundView = nil
      backgroundColor = table.environment.listStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    lineColor = boxes.first?.trait(RowSeparatorTintTrait.self)?.resolve(in: table.environment)
    let hidesLine =
      boxes.first?.trait(RowSeparatorTrait.self) == .hidden
      || boxes.first?.trait(SectionSeparatorTrait.self) == .hidden || table.rowSpacing > 0
    if hidesLine {
      separatorInset = UIEdgeInsets(top: 0, left: 10_000, bottom: 0, right: 0)
    } else {
      let line = table.measures.lineInsets
      let isMirrored = table.environment.layoutDirection == .rightToLeft
      separatorInset = UIEdgeInsets(
        top: 0, left: isMirrored ? line.trailing : line.leading, bottom: 0,
        right: isMirrored ? line.leading : line.trailing)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let lineColor {
      for view in subviews where view !== contentView && view.bounds.height <= 1 { view.backgroundColor = lineColor }
    }
    content.frame = contentView.bounds
    show()
  }

  /// Lays out the row's boxes.
  func show() {
    guard let table, content.bounds.width > 0 else { return }
    let context = PlacementContext(container: content, graph: table.node.graph, animation: nil, scale: table.scale)
    let insets = boxes.first?.trait(RowInsetsTrait.self) ?? table.measures.rowInsets
    let isMirrored = table.environment.layoutDirection == .rightToLeft
    let hasArrow = accessoryType == .disclosureIndicator
    // The accessory has reduced the content view's width.
    let trailing = hasArrow ? 8 : insets.trailing
    let width = max(0, content.bounds.width - insets.leading - trailing)
    let proposal = ProposedViewSize(width: width, height: nil)
    let sizes = boxes.map { $0.sizeThatFits(proposal) }
    var y = (content.bounds.height - sizes.reduce(0) { $0 + $1.height }) / 2
    for (box, size) in zip(boxes, sizes) {
      let x = isMirrored ? content.bounds.width - insets.leading - size.width : insets.leading
      box.place(CGRect(x: x, y: y, width: size.width, height: size.height), proposal, context)
      y += size.height
    }
    context.finish()
  }
}
