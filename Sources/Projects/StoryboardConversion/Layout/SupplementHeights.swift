import InterfaceBuilder

/// The heights of a table's headers and footers. For a grouped table without a specified height, a file contains one
/// that only applies to sections without a title. In code, a height applies to all sections.
enum SupplementHeights: Equatable {
  /// The heights in the file.
  case fixed
  /// Automatic heights for the titles.
  case automatic
  /// Automatic heights for sections with titles, and the heights in the file for others.
  case byTitle

  /// The heights of headers that Interface Builder writes for grouped tables without a specified height: 18 in files of
  /// Xcode 10 to 26, 10 in older ones.
  private static let unset: Set<Double> = [10, 18]

  init(of table: Object) {
    let style = table[TableViewElement.style] ?? .plain
    guard style != .plain, let height = table[TableViewElement.sectionHeaderHeight], Self.unset.contains(height) else {
      self = .fixed
      return
    }
    let sections = table.sections
    let headers = sections.map { $0[TableViewSectionElement.headerTitle]?.isEmpty == false }
    let footers = sections.map { $0[TableViewSectionElement.footerTitle]?.isEmpty == false }
    if (headers + footers).allSatisfy({ !$0 }), !sections.isEmpty {
      self = .fixed
    } else {
      self = (headers + footers).allSatisfy(\.self) ? .automatic : .byTitle
    }
  }
}
