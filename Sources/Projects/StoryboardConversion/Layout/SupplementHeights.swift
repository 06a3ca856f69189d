import InterfaceBuilder

/// How high headers and footers of a table are. In a grouped table whose author set no height, a file has one all the
/// same, which holds for sections without a title alone; in code a height holds for all.
enum SupplementHeights: Equatable {
  /// As the file says.
  case fixed
  /// As their titles need it.
  case automatic
  /// Those with a title as it needs it, others as the file says.
  case byTitle

  /// What Interface Builder writes into grouped tables whose author set no height of headers: 18 in files of Xcode 10
  /// to 26, 10 in older ones.
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
