/// The static rows of a table in a storyboard.
@MainActor
package final class StaticTableContent {
  package struct Row {
    package var cell: UITableViewCell
    /// The height of the row, in points, or `nil` to use the table's row height.
    package var height: CGFloat?
  }

  package struct Section {
    package var headerTitle: String?
    package var footerTitle: String?
    package var headerView: UIView?
    package var footerView: UIView?
    package var rows: [Row] = []

    package init() {}
  }

  package let sections: [Section]

  package init(_ sections: [Section]) {
    self.sections = sections
  }

  package func row(at path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].rows[path.row]
  }
}
