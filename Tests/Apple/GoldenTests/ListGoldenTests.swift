import TestHosts
import Testing
import UIKit

/// The appearance of tables and lists, with the accessories of cells.
@Suite(.ownHosts)
@MainActor
struct ListGoldenTests {
  @Test(
    "tables with headers and footers: plain, grouped, inset",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
    styles)
  func tables(table: UITableView.Style, style: UIUserInterfaceStyle) throws {
    let name =
      switch table {
      case .grouped: "table-grouped"
      case .insetGrouped: "table-inset-grouped"
      default: "table-plain"
      }
    let cells: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let list = ListSource(header: "Header", footer: "A footer that says what is above it.", count: 4) { row in
      let cell = UITableViewCell(style: cells[row], reuseIdentifier: nil)
      cell.textLabel?.text = ["Default", "Value 1", "Value 2", "Subtitle"][row]
      cell.detailTextLabel?.text = "Detail"
      if row == 0 || row == 3 { cell.imageView?.image = UIImage(systemName: "star.fill") }
      return cell
    }
    try expect(name, list, table, style, height: 320)
  }

  @Test("cells' accessories, and a cell that is selected", arguments: styles)
  func accessories(style: UIUserInterfaceStyle) throws {
    let types: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
    ]
    let list = ListSource(count: 6) { row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Disclosure", "Detail disclosure", "Checkmark", "Detail", "A switch", "Selected"][row]
      if row < types.count { cell.accessoryType = types[row] }
      if row == 4 { cell.accessoryView = UISwitch() }
      return cell
    }
    list.selected = 5
    try expect("cell-accessories", list, .plain, style, height: 264)
  }

  @Test("cells that are edited: delete, insert and reorder", arguments: styles)
  func editing(style: UIUserInterfaceStyle) throws {
    let list = ListSource(count: 3) { row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["Delete", "Insert", "Move"][row]
      return cell
    }
    list.editing = [.delete, .insert, .none]
    try expect("cell-editing", list, .plain, style, height: 132)
  }

  @Test("a collection that is a list: headers, accessories, two texts and an image", arguments: styles)
  func collection(style: UIUserInterfaceStyle) throws {
    let source = CollectionSource()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = source
    try withExtendedLifetime(source) { try GoldenScreen(style).expect("collection-list", view, height: 300) }
  }

  private func expect(
    _ name: String, _ list: ListSource, _ table: UITableView.Style, _ style: UIUserInterfaceStyle, height: CGFloat
  ) throws {
    let view = UITableView(frame: .zero, style: table)
    view.dataSource = list
    view.delegate = list
    if !list.editing.isEmpty { view.isEditing = true }
    let screen = GoldenScreen(style)
    screen.host.show(view, sizing: .fixed(CGSize(width: ControlSheet.width, height: height)))
    if let row = list.selected {
      view.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    try withExtendedLifetime(list) { try screen.expect(name, view, height: height) }
  }
}

/// One section of a table.
@MainActor
private final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let header: String?
  private let footer: String?
  private let count: Int
  private let cell: (Int) -> UITableViewCell
  var selected: Int?
  /// The editing styles of the rows, or an empty array if the table is not edited.
  var editing: [UITableViewCell.EditingStyle] = []

  init(header: String? = nil, footer: String? = nil, count: Int, cell: @escaping (Int) -> UITableViewCell) {
    self.header = header
    self.footer = footer
    self.count = count
    self.cell = cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell(indexPath.row) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    editing[indexPath.row] == .none
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editing.isEmpty ? .none : editing[indexPath.row] }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// A header and rows of a list.
@MainActor
private final class CollectionSource: NSObject, UICollectionViewDataSource {
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, row in
    var content =
      row == 0
      ? UIListContentConfiguration.prominentInsetGroupedHeader()
      : row == 2 ? UIListContentConfiguration.subtitleCell() : UIListContentConfiguration.valueCell()
    content.text = ["Favourites", "Disclosure", "Two texts", "Marked", "Folded"][row]
    if row > 0 { content.secondaryText = row == 2 ? "The second one" : "Value" }
    if row == 2 { content.image = UIImage(systemName: "star") }
    cell.contentConfiguration = content
    let accessories: [[UICellAccessory]] = [
      [], [.disclosureIndicator()], [.detail()], [.checkmark()], [.outlineDisclosure()],
    ]
    cell.accessories = accessories[row]
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
  }
}
