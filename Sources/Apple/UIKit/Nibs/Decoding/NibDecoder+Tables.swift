import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ table: UITableView) { NibAttributes.tableView.decode(table, from: self) }
  func decode(_ cell: UITableViewCell) { NibAttributes.tableViewCell.decode(cell, from: self) }
  func decode(_ view: UITableViewHeaderFooterView) { NibAttributes.tableViewHeaderFooterView.decode(view, from: self) }

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

  /// The static sections of a table view.
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

  /// Returns rows with the cells in the file.
  package func rows(_ cells: [Object]) -> [StaticTableContent.Row] {
    cells.compactMap { cell in
      guard let view = nib.view(cell) as? UITableViewCell else { return nil }
      return StaticTableContent.Row(
        cell: view, height: cell[TableViewCellElement.rowHeight].map { NibLength.clamped($0) })
    }
  }

  /// Decodes a description into a part that a cell creates itself.
  func adoptPart(_ description: Object?, _ part: @autoclosure () -> UIView?) {
    guard let description, !nib.isAroundItself(description), let part = part() else { return }
    let decoder = NibDecoder(description, of: nib)
    nib.whileMaking(description) {
      decoder.decode(part)
      if let label = part as? UILabel { decoder.decode(label) }
      if let view = part as? UIImageView { decoder.decode(view) }
    }
  }
}

extension UITableViewCell.AccessoryType {
  init(_ type: InterfaceBuilder.AccessoryType) {
    switch type {
    case .none: self = .none
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    case .detailButton: self = .detailButton
    }
  }
}
