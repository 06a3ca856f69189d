import RuntimeSupport

/// The creation of cells, headers and footers of classes that are known only at run time, with the initializers of
/// those classes.
@MainActor
enum CellInstantiation {
  // The first initializers that the two classes declare.
  private static let cell = ClassInitializer<(UITableViewCell.CellStyle, String?)>(of: UITableViewCell.self)
  private static let headerFooter = ClassInitializer<String?>(of: UITableViewHeaderFooterView.self)

  static func makeCell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default, reuseIdentifier: String?
  ) -> UITableViewCell {
    cell.make(type, style, reuseIdentifier)
  }

  static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    headerFooter.make(type, reuseIdentifier)
  }
}
