@_spi(Host) import UIKit

/// Rows that scroll, in a table.
///
/// - Source: developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue, Content: View>: View {
  let content: Content
  var selection: ListSelection?
  @Environment(\.listStyle) private var style
  @Environment(\.editMode) private var editMode

  public var body: some View {
    // Read here, so that a change of it is heard of.
    let _ = editMode?.wrappedValue
    TableView(content: content, style: style, selection: selection).ignoresSafeArea()
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}

/// Controls in groups, as settings are.
///
/// - Source: developer.apple.com/documentation/swiftui/form
public struct Form<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { StyledForm(content: AnyView(content)) }
}

/// How lists look.
///
/// - Source: developer.apple.com/documentation/swiftui/liststyle
@MainActor
public protocol ListStyle {}
public struct DefaultListStyle: ListStyle { nonisolated public init() {} }
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
public struct GroupedListStyle: ListStyle { nonisolated public init() {} }
public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private enum ListStyleKey: EnvironmentKey { static var defaultValue: UITableView.Style { .insetGrouped } }

extension EnvironmentValues {
  var listStyle: UITableView.Style {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

enum RowActionTrait: BoxTrait { static var defaultValue: RowAction? { nil } }
enum RowInsetsTrait: BoxTrait { static var defaultValue: EdgeInsets? { nil } }
enum RowBackgroundTrait: BoxTrait { static var defaultValue: AnyView? { nil } }
enum RowSeparatorTrait: BoxTrait { static var defaultValue: Visibility { .automatic } }

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let kind: UITableView.Style =
      S.self == PlainListStyle.self ? .plain : S.self == GroupedListStyle.self ? .grouped : .insetGrouped
    return environment(\.listStyle, kind)
  }
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    applying(TraitModifier<RowInsetsTrait>(value: insets))
  }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    applying(TraitModifier<RowBackgroundTrait>(value: view.map { AnyView($0) }))
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    applying(TraitModifier<RowSeparatorTrait>(value: visibility))
  }
}

extension ForEach where Content: View {
  /// What deletes rows when the user asks for it; `nil` forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var result = self
    result.onDelete = action
    return result
  }
  /// What moves rows when the user asks for it; `nil` forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var result = self
    result.onMove = action
    return result
  }
}

/// Rows that can be edited.
@MainActor
protocol EditableRows: AnyObject {
  var onDelete: ((IndexSet) -> Void)? { get }
  var onMove: ((IndexSet, Int) -> Void)? { get }
}

extension ForEachNode: EditableRows {}

struct TableView<Content: View>: View {
  let content: Content
  let style: UITableView.Style
  let selection: ListSelection?
  typealias Body = Never
}

extension TableView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TableNode(view, context) }
}

@MainActor
final class TableNode<Content: View>: ViewNode<TableView<Content>> {
  private var content: ViewNode<Content>!
  private var box: TableBox!
  private var style: UITableView.Style

  init(_ view: TableView<Content>, _ context: NodeContext) {
    style = view.style
    super.init(context)
    content = NodeFactory.make(view.content, self.context(inner))
    defer { box.selection = view.selection }
    box = TableBox(node: self, style: style) { [unowned self] in
      var items: [LazyItem] = []
      content.collectLazily(into: &items)
      return items
    }
  }

  private var inner: EnvironmentValues {
    var values = environment
    values.isInList = true
    return values
  }

  override var children: [Node] { [content] }
  override func update(_ view: TableView<Content>) {
    box.selection = view.selection
    content.update(view.content)
    if view.selection != nil { graph.invalidateLayout() }
  }
  override func environmentDidChange(from old: EnvironmentValues) {
    content.setEnvironment(inner)
    graph.invalidateLayout()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.rowsDidChange() }
}

/// A table with its rows: each is a box or several, below each other.
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
  }

  private let style: UITableView.Style
  /// What is bound to the rows that are selected.
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
    groups = result
    return result
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
    table.insetsSectionsAsLists = environment.design == .iOS13
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

  /// The value by which a row is selected: its tag, or its element's id.
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

/// Answers for a table.
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var box: TableBox?
  var isStale = true
  var heightsAreStale = false

  private func row(_ path: IndexPath) -> TableBox.Row? {
    guard let groups = box?.current, groups.indices.contains(path.section),
      groups[path.section].rows.indices.contains(path.row)
    else { return nil }
    return groups[path.section].rows[path.row]
  }
  private func boxes(_ path: IndexPath) -> [Box] { row(path).flatMap { box?.boxes($0) } ?? [] }

  func numberOfSections(in tableView: UITableView) -> Int { box?.current.count ?? 0 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    box?.current[section].rows.count ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? ListCell, let box { cell.set(boxes(indexPath), box) }
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let box else { return 44 }
    return box.height(boxes(indexPath), width: box.contentWidth)
  }
  /// Whether a tap on a row selects it: many can be selected while rows are edited only.
  private func selects(_ tableView: UITableView, _ indexPath: IndexPath) -> Bool {
    guard let selection = box?.selection, box?.selectionValue(indexPath) != nil else { return false }
    guard boxes(indexPath).first?.trait(SelectionDisabledTrait.self) != true else { return false }
    return tableView.isEditing || !selection.allowsMany
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    selects(tableView, indexPath)
      || (!tableView.isEditing && boxes(indexPath).first?.trait(RowActionTrait.self) != nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if selects(tableView, indexPath), let value = box?.selectionValue(indexPath) { box?.selection?.select(value) }
    if tableView.isEditing { return }
    if box?.selection == nil { tableView.deselectRow(at: indexPath, animated: true) }
    boxes(indexPath).first?.trait(RowActionTrait.self)?.action()
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let value = box?.selectionValue(indexPath), box?.selection?.allowsMany == true else { return }
    box?.selection?.deselect(value)
  }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    guard let row = boxes(indexPath).first else { return nil }
    return row.trait(RowMenuTrait.self)?.configuration(in: row.environment)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canDelete(indexPath) || self.tableView(tableView, canMoveRowAt: indexPath)
      || boxes(indexPath).first.map {
        $0.trait(LeadingSwipesTrait.self) != nil || $0.trait(TrailingSwipesTrait.self) != nil
      }
        ?? false
      || (tableView.isEditing && box?.selection?.allowsMany == true)
  }
  private func canDelete(_ path: IndexPath) -> Bool {
    row(path)?.editing?.onDelete != nil && boxes(path).first?.trait(DeleteDisabledTrait.self) != true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(indexPath)?.editing?.onMove != nil && boxes(indexPath).first?.trait(MoveDisabledTrait.self) != true
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    canDelete(indexPath) ? .delete : .none
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    boxes(indexPath).first.flatMap { $0.trait(LeadingSwipesTrait.self)?.configuration(for: $0) }
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    boxes(indexPath).first.flatMap { $0.trait(TrailingSwipesTrait.self)?.configuration(for: $0) }
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let row = row(indexPath) else { return }
    row.editing?.onDelete?(IndexSet(integer: row.index))
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard let from = row(sourceIndexPath), let to = row(destinationIndexPath) else { return }
    // The place is counted before the row is taken out.
    from.editing?.onMove?(IndexSet(integer: from.index), to.index > from.index ? to.index + 1 : to.index)
  }

  private func edge(_ boxes: [Box], isHeader: Bool) -> UIView? {
    guard let box, !boxes.isEmpty else { return nil }
    return ListEdge(boxes, box, isHeader: isHeader)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    box.flatMap { edge($0.current[section].header, isHeader: true) }
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    box.flatMap { edge($0.current[section].footer, isHeader: false) }
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let box else { return 0 }
    let boxes = box.current[section].header
    if boxes.isEmpty {
      if section > 0, box.environment.listLook.sectionSpacing != nil { return CGFloat.leastNonzeroMagnitude }
      return tableView.style == .plain ? 0 : UITableView.automaticDimension
    }
    return ListEdge.height(
      boxes, box.measures, width: box.contentWidth, isHeader: true, isPlain: tableView.style == .plain)
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let box else { return 0 }
    let boxes = box.current[section].footer
    // What is between sections lies below each.
    let gap = box.environment.listLook.sectionSpacing
    if boxes.isEmpty { return gap ?? (tableView.style == .plain ? 0 : UITableView.automaticDimension) }
    return ListEdge.height(
      boxes, box.measures, width: box.contentWidth, isHeader: false, isPlain: tableView.style == .plain)
  }
}

/// A row of a list.
final class ListCell: UITableViewCell {
  private let content = PassingView()
  private var boxes: [Box] = []
  private weak var table: TableBox?
  private var background: HostingView<AnyView>?
  var menu: RowMenu? { boxes.first?.trait(RowMenuTrait.self) }

  /// The room that the arrow of a link takes, in points.
  static let arrow: CGFloat = 26

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(content)
  }
  required init?(coder: NSCoder) { fatalError("no file has a list's row of SwiftUI's") }

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
    if boxes.first?.trait(RowSeparatorTrait.self) == .hidden {
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
    content.frame = contentView.bounds
    show()
  }

  /// Places what the row has.
  func show() {
    guard let table, content.bounds.width > 0 else { return }
    let context = PlacementContext(container: content, graph: table.node.graph, animation: nil, scale: table.scale)
    let insets = boxes.first?.trait(RowInsetsTrait.self) ?? table.measures.rowInsets
    let isMirrored = table.environment.layoutDirection == .rightToLeft
    let hasArrow = accessoryType == .disclosureIndicator
    // The accessory has taken room of its own off the content view.
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

/// What stands above or below a section.
final class ListEdge: UIView {
  private let content = PassingView()
  private let boxes: [Box]
  private weak var table: TableBox?
  private let isHeader: Bool

  /// Distances of the text from the edges of its place.
  private static func insets(_ measures: ListMeasures, isHeader: Bool, isPlain: Bool) -> EdgeInsets {
    var insets = isHeader ? measures.headerInsets : measures.footerInsets
    if isPlain {
      // Rows of plain lists lie close to what stands above and below them. Judged by eye from screenshots.
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
  required init?(coder: NSCoder) { fatalError("no file has a list's header of SwiftUI's") }

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
