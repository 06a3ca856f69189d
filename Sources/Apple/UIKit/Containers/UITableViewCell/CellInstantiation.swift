import RuntimeSupport

/// Makes cells and headers of classes that are known at run time only, by those classes' initializers.
@MainActor
enum CellInstantiation {
  // The first ones that the two classes declare.
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
