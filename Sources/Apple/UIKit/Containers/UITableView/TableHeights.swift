import Foundation

/// The heights of a table's sections and their parts, measured from the top of the first section.
struct TableHeights {
  struct Supplement: Equatable {
    var height: CGFloat = 0
    var isExact = false
    /// Whether it is known that neither the delegate nor the data source provides a view.
    var hasNoView = false
    /// The empty space above a header.
    var padding: CGFloat = 0

    var total: CGFloat { height + padding }
  }

  struct Section {
    var header = Supplement()
    var footer = Supplement()
    var rows: HeightList

    var total: CGFloat { header.total + rows.total + footer.total }
  }

  private(set) var sections: [Section]
  private var tops: HeightList

  init(_ sections: [Section] = []) {
    self.sections = sections
    tops = HeightList(sections.map(\.total), isExact: sections.map { _ in true })
  }

  var total: CGFloat { tops.total }
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  func top(ofSection section: Int) -> CGFloat { tops.offset(of: section) }
  func bottom(ofSection section: Int) -> CGFloat { tops.offset(of: section + 1) }

  func top(ofRow row: Int, in section: Int) -> CGFloat {
    let content = sections[section]
    return tops.offset(of: section) + content.header.total + content.rows.offset(of: row)
  }

  func section(at y: CGFloat) -> Int { tops.index(at: y) }

  mutating func setRow(_ row: Int, in section: Int, to height: CGFloat, isExact: Bool) {
    sections[section].rows.set(height, isExact: isExact, at: row)
    tops.set(sections[section].total, isExact: true, at: section)
  }

  mutating func setHeader(_ header: Supplement, of section: Int) {
    guard sections[section].header != header else { return }
    sections[section].header = header
    tops.set(sections[section].total, isExact: true, at: section)
  }

  mutating func setFooter(_ footer: Supplement, of section: Int) {
    guard sections[section].footer != footer else { return }
    sections[section].footer = footer
    tops.set(sections[section].total, isExact: true, at: section)
  }

  mutating func forgetExactness() {
    for index in sections.indices {
      sections[index].rows.forgetExactness()
      sections[index].header.isExact = false
      sections[index].footer.isExact = false
    }
  }

  mutating func forgetExactness(ofRow row: Int, in section: Int) {
    sections[section].rows.forgetExactness(at: row)
  }
}
