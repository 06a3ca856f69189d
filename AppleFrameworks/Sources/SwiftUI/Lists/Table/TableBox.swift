@_spi(Host) import UIKit

/// The box of a table. Each row consists of one or several boxes that are stacked vertically.
final class TableBox: Box, Scrollable {
  struct Row {
    let item: LazyItem
    let editing: (any EditableRows)?
    let index: Int
  }
  struct Group {
    var header: [Box] = []
    var footer: [Box] = []
    var rows: [Row] = []
    /// Whether the rows belong to the section of the previous group.
    var continues = false
    /// Whether the next group contains rows of the same section.
    var isContinued = false
  }

  private let style: UITableView.Style
  /// The binding to the selected rows.
  var selection: ListSelection?
  private let items: () -> [LazyItem]
  private var groups: [Group]?
  private lazy var table = makeTable()
  private let source = TableSource()

  init(node: Node, style: UITableView.Style, items: @escaping () -> [LazyItem]) {
    self.style = style
    self.items = items
    super.init(node: node)
  }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(ListCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 44
    source.box = self
    table.dataSource = source
    table.delegate = source
    return table
  }

  func rowsDidChange() {
    groups = nil
    source.isStale = true
    node.graph.invalidateLayout()
  }

  override func sizesBelowChanged() { source.heightsAreStale = true }

  var current: [Group] {
    if let groups { return groups }
    var result: [Group] = []
    var open: Group?
    for item in items() {
      switch item {
      case .sectionBegins(let header, let footer):
        if let group = open { result.append(group) }
        open = Group(header: header, footer: footer)
        for box in header + footer { box.superbox = self }
      case .sectionEnds:
        if let group = open { result.append(group) }
        open = nil
      case .box(let box):
        box.superbox = self
        open = open ?? Group()
        open?.rows.append(Row(item: item, editing: nil, index: 0))
      case .row(let rows, let index):
        open = open ?? Group()
        open?.rows.append(Row(item: item, editing: rows as? any EditableRows, index: index))
      }
    }
    if let group = open { result.append(group) }
    if rowSpacing > 0 { result = result.flatMap(rowByRow) }
    groups = result
    return result
  }

  /// The distance between rows, in points.
  var rowSpacing: CGFloat { max(0, environment.listLook.rowSpacing ?? 0) }

  /// Splits a section into groups of one row, so that rows can be separated by a distance.
  private func rowByRow(_ group: Group) -> [Group] {
    guard group.rows.count > 1 else { return [group] }
    return group.rows.indices.map { index in
      var part = Group(rows: [group.rows[index]])
      part.continues = index > 0
      part.isContinued = index < group.rows.count - 1
      if !part.continues { part.header = group.header }
      if !part.isContinued { part.footer = group.footer }
      return part
    }
  }

  func boxes(_ row: Row) -> [Box] {
    switch row.item {
    case .box(let box): return [box]
    case .row(let rows, let index):
      var found: [Box] = []
      rows.node(at: index).collect(into: &found)
      for box in found { box.superbox = self }
      return found
    default: return []
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func arrange(_ context: PlacementContext) {
    environment.passDirection(to: &table.traitOverrides, in: context.container)
    table.listGeneration = environment.design
    if let colors = environment.listMeasures.lineColors {
      table.separatorColor = environment.colorScheme == .dark ? colors.dark : colors.light
    } else {
      table.separatorColor = .separator
    }
    context.show(table, frame: frame)
    RefreshWheel.update(table, environment)
    table.backgroundColor =
      environment.scrollBackground == .hidden
      ? .clear : style == .plain ? .systemBackground : .systemGroupedBackground
    if table.isEditing != (environment.editMode?.wrappedValue.isEditing ?? false) {
      table.setEditing(environment.editMode?.wrappedValue.isEditing ?? false, animated: context.animation != nil)
    }
    if source.isStale {
      source.isStale = false
      source.heightsAreStale = false
      table.reloadData()
    } else if source.heightsAreStale {
      source.heightsAreStale = false
      table.beginUpdates()
      table.endUpdates()
    }
    for cell in table.visibleCells { (cell as? ListCell)?.show() }
    showSelection()
  }

  // MARK: Selection

  /// Returns the value that identifies a row in the selection, which is its tag or its element's identifier.
  func selectionValue(_ path: IndexPath) -> AnyHashable? {
    guard current.indices.contains(path.section), current[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    let row = current[path.section].rows[path.row]
    if case .row(let source, let index) = row.item {
      if source.isMade(at: index), let tag = boxes(row).first?.trait(TagTrait.self) { return tag }
      return source.rowID(at: index)
    }
    return boxes(row).first?.trait(TagTrait.self)
  }

  private func showSelection() {
    guard let selection else { return }
    table.allowsMultipleSelectionDuringEditing = selection.allowsMany
    table.allowsSelectionDuringEditing = true
    let wanted = selection.values()
    let shown = Set(table.indexPathsForSelectedRows ?? [])
    for section in current.indices {
      for row in current[section].rows.indices {
        let path = IndexPath(row: row, section: section)
        let isWanted = !wanted.isEmpty && selectionValue(path).map { wanted.contains($0) } ?? false
        if isWanted, !shown.contains(path) {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        } else if !isWanted, shown.contains(path) {
          table.deselectRow(at: path, animated: false)
        }
      }
    }
  }

  // MARK: Scrolling

  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
    for (section, group) in current.enumerated() {
      for (index, row) in group.rows.enumerated() {
        var isMeant = false
        if case .row(let source, let place) = row.item { isMeant = source.rowID(at: place) == id }
        if !isMeant, case .row(let source, let place) = row.item, !source.isMade(at: place) { continue }
        if !isMeant {
          isMeant = boxes(row).contains { $0.traitValue(ObjectIdentifier(IDTrait.self)) as? AnyHashable == id }
        }
        guard isMeant else { continue }
        let position: UITableView.ScrollPosition =
          switch anchor {
          case nil: .none
          case .some(let point): point.y < 0.25 ? .top : point.y > 0.75 ? .bottom : .middle
          }
        table.scrollToRow(at: IndexPath(row: index, section: section), at: position, animated: animated)
        return true
      }
    }
    return false
  }

  var measures: ListMeasures { environment.listMeasures }

  func height(_ boxes: [Box], width: CGFloat) -> CGFloat {
    guard let first = boxes.first else { return 0 }
    let insets = first.trait(RowInsetsTrait.self) ?? measures.rowInsets
    let arrow: CGFloat = first.trait(RowActionTrait.self)?.showsArrow == true ? ListCell.arrow : 0
    let inner = ProposedViewSize(width: max(0, width - insets.horizontal - arrow), height: nil)
    let content = boxes.reduce(0) { $0 + $1.sizeThatFits(inner).height }
    return max(environment.defaultMinListRowHeight, (content + insets.vertical).ceiled(scale))
  }

  /// The width of cells' content.
  var contentWidth: CGFloat {
    let width = table.bounds.width
    guard style == .insetGrouped, let cell = table.visibleCells.first else {
      return style == .insetGrouped ? width - 2 * measures.cardInset : width
    }
    return cell.bounds.width
  }
}
