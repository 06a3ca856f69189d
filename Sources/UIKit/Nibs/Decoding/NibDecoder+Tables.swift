import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  var tableStyle: UITableView.Style {
    switch object[TableViewElement.style] {
    case .grouped?: .grouped
    case .insetGrouped?: .insetGrouped
    case .plain?, nil: .plain
    }
  }

  var cellStyle: UITableViewCell.CellStyle {
    switch object[TableViewCellElement.style] {
    case .value1?: .value1
    case .value2?: .value2
    case .subtitle?: .subtitle
    case .default?, nil: .default
    }
  }

  var reuseIdentifier: String? { object[TableViewCellElement.reuseIdentifier] }

  func decode(_ table: UITableView) {
    switch object[TableViewElement.separatorStyle] {
    case .none?: table.separatorStyle = .none
    case .singleLine?, .singleLineEtched?, .default?, nil: table.separatorStyle = .singleLine
    }
    func height(_ property: Property<Double>, _ set: (CGFloat) -> Void) {
      if let value = object[property] { set(NibLength.rowHeight(value)) }
    }
    height(TableViewElement.rowHeight) { table.rowHeight = $0 }
    if object[ViewElement.layoutMarginsFollowReadableWidth] == true {
      table.cellLayoutMarginsFollowReadableWidth = true
    }
    height(TableViewElement.sectionHeaderHeight) { table.sectionHeaderHeight = $0 }
    height(TableViewElement.sectionFooterHeight) { table.sectionFooterHeight = $0 }
    table.titlesAskForHeight = nib.policy.titlesAskForHeight(
      in: tableStyle, headerHeight: object[TableViewElement.sectionHeaderHeight])
    height(TableViewElement.estimatedRowHeight) { table.estimatedRowHeight = $0 }
    height(TableViewElement.estimatedSectionHeaderHeight) { table.estimatedSectionHeaderHeight = $0 }
    height(TableViewElement.estimatedSectionFooterHeight) { table.estimatedSectionFooterHeight = $0 }
    if let allows = object[TableViewElement.allowsSelection] { table.allowsSelection = allows }
    if let allows = object[TableViewElement.allowsSelectionDuringEditing] {
      table.allowsSelectionDuringEditing = allows
    }
    if let allows = object[TableViewElement.allowsMultipleSelection] { table.allowsMultipleSelection = allows }
    if let allows = object[TableViewElement.allowsMultipleSelectionDuringEditing] {
      table.allowsMultipleSelectionDuringEditing = allows
    }
    if let insets = object[TableViewElement.separatorInset] { table.separatorInset = UIEdgeInsets(insets) }
    if let color = nib.color(object[TableViewElement.separatorColor], at: object) { table.separatorColor = color }
    if let count = object[TableViewElement.sectionIndexMinimumDisplayRowCount] {
      table.sectionIndexMinimumDisplayRowCount = count
    }
    if let color = nib.color(object[TableViewElement.sectionIndexColor], at: object) { table.sectionIndexColor = color }
    if let color = nib.color(object[TableViewElement.sectionIndexBackgroundColor], at: object) {
      table.sectionIndexBackgroundColor = color
    }
    if let color = nib.color(object[TableViewElement.sectionIndexTrackingBackgroundColor], at: object) {
      table.sectionIndexTrackingBackgroundColor = color
    }
    if let prefetches = object[TableViewElement.prefetchingEnabled] { table.isPrefetchingEnabled = prefetches }
    if object[TableViewElement.separatorInsetReference] == .fromAutomaticInsets {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    if let insets = object[TableViewElement.contentViewInsetsToSafeArea] {
      table.insetsContentViewsToSafeArea = insets
    }
    if let view = object[TableViewElement.backgroundView].flatMap(nib.view) { table.backgroundView = view }
    if let view = object[TableViewElement.tableHeaderView].flatMap(nib.view) { table.tableHeaderView = view }
    if let view = object[TableViewElement.tableFooterView].flatMap(nib.view) { table.tableFooterView = view }
    nib.policy.fill(table, from: self)
  }

  /// The sections that a table has by its file.
  package var staticSections: [StaticTableContent.Section] { object.sections.map(section) }

  private func section(_ description: Object) -> StaticTableContent.Section {
    var section = StaticTableContent.Section()
    let texts = nib.file.localization
    section.headerTitle = texts.text(of: description, TableViewSectionElement.headerTitle)
    section.footerTitle = texts.text(of: description, TableViewSectionElement.footerTitle)
    section.headerView = description[TableViewSectionElement.headerView].flatMap(nib.view)
    section.footerView = description[TableViewSectionElement.footerView].flatMap(nib.view)
    section.rows = rows(description.cells)
    return section
  }

  /// Rows with cells of the file.
  package func rows(_ cells: [Object]) -> [StaticTableContent.Row] {
    cells.compactMap { cell in
      guard let view = nib.view(cell) as? UITableViewCell else { return nil }
      return StaticTableContent.Row(
        cell: view, height: cell[TableViewCellElement.rowHeight].map { NibLength.clamped($0) })
    }
  }

  func decode(_ cell: UITableViewCell) {
    // The labels of a style lie in the file's content view; they are the cell's own.
    adoptPart(TableViewCellElement.textLabel, cell.textLabel)
    adoptPart(TableViewCellElement.detailTextLabel, cell.detailTextLabel)
    adoptPart(TableViewCellElement.imageView, cell.imageView)
    if let content = object[TableViewCellElement.contentView] { decode(content, into: cell.contentView) }
    if let image = nib.image(object[TableViewCellElement.image], at: object) { cell.imageView?.image = image }
    switch object[TableViewCellElement.selectionStyle] {
    case .none?: cell.selectionStyle = .none
    case .gray?: cell.selectionStyle = .gray
    case .blue?, .default?, nil: cell.selectionStyle = .default
    }
    if let type = object[TableViewCellElement.accessoryType] {
      cell.accessoryType = UITableViewCell.AccessoryType(type)
    }
    if let type = object[TableViewCellElement.editingAccessoryType] {
      cell.editingAccessoryType = UITableViewCell.AccessoryType(type)
    }
    if let level = object[TableViewCellElement.indentationLevel] { cell.indentationLevel = level }
    if let width = object[TableViewCellElement.indentationWidth] { cell.indentationWidth = NibLength.clamped(width) }
    if let indents = object[TableViewCellElement.shouldIndentWhileEditing] { cell.shouldIndentWhileEditing = indents }
    if let shows = object[TableViewCellElement.showsReorderControl] { cell.showsReorderControl = shows }
    if let insets = object[TableViewCellElement.separatorInset] { cell.separatorInset = UIEdgeInsets(insets) }
    if let view = object[TableViewCellElement.accessoryView].flatMap(nib.view) { cell.accessoryView = view }
    if let view = object[TableViewCellElement.editingAccessoryView].flatMap(nib.view) {
      cell.editingAccessoryView = view
    }
    if let view = object[TableViewCellElement.backgroundView].flatMap(nib.view) { cell.backgroundView = view }
    if let view = object[TableViewCellElement.selectedBackgroundView].flatMap(nib.view) {
      cell.selectedBackgroundView = view
    }
    if let view = object[TableViewCellElement.multipleSelectionBackgroundView].flatMap(nib.view) {
      cell.multipleSelectionBackgroundView = view
    }
  }

  func decode(_ view: UITableViewHeaderFooterView) {
    if let content = object[TableViewHeaderFooterViewElement.contentView] { decode(content, into: view.contentView) }
    if let background = object[TableViewHeaderFooterViewElement.backgroundView].flatMap(nib.view) {
      view.backgroundView = background
    }
  }

  /// A part that a cell makes itself, with what the file says of it.
  private func adoptPart(_ property: Property<Object>, _ part: @autoclosure () -> UIView?) {
    guard let description = object[property], let part = part() else { return }
    let decoder = NibDecoder(description, of: nib)
    decoder.decode(part)
    if let label = part as? UILabel { decoder.decode(label) }
    if let view = part as? UIImageView { decoder.decode(view) }
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate init(_ type: InterfaceBuilder.AccessoryType) {
    switch type {
    case .none: self = .none
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}
