/// The rows that a storyboard gives a table itself.
@MainActor
final class StaticTableContent {
  struct Row {
    var cell: UITableViewCell
    /// In points; `nil` for the table's.
    var height: CGFloat?
  }

  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var headerView: UIView?
    var footerView: UIView?
    var rows: [Row] = []
  }

  let sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
  }

  func row(at path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].rows[path.row]
  }
}
