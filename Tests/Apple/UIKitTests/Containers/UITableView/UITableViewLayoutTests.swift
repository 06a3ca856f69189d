import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITableView: what is in sight", .ownHosts)
struct UITableViewLayoutTests {
  init() { StandardScreen.make() }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  @Test("a plain table shows the rows that fit, and one that is cut off")
  func firstScreen() {
    let table = TestTable([numbers(100)])
    table.view.rowHeight = 50
    table.show()
    #expect(table.texts() == (0..<9).map { "Row \($0)" })
    #expect(table.view.contentSize == CGSize(width: 375, height: 5000))
    #expect(
      table.view.cellForRow(at: IndexPath(row: 8, section: 0))?.frame == CGRect(x: 0, y: 400, width: 375, height: 50))
    #expect(table.view.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
    #expect(table.madeCells == 9)
  }

  @Test("rows of the default style that size themselves are 43.5 points high at 2x, and 43 and two thirds at 3x")
  func automaticHeight() {
    for (scale, height) in [(2, 43.5), (3, 44 - 1.0 / 3)] as [(CGFloat, CGFloat)] {
      let table = TestTable([["Title"]])
      table.show(scale: scale)
      #expect(abs(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height - height) < 0.001)
    }
  }

  @Test("a row is as high as the constraints of its content ask")
  func selfSizing() {
    let table = TestTable([["a", "b", "c"]])
    table.configure = { cell, path in
      guard cell.contentView.subviews.isEmpty else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: CGFloat(20 + 30 * path.row)),
      ])
    }
    table.show()
    let frames = table.view.visibleCells.map(\.frame)
    // The separator below the row adds a pixel.
    #expect(frames.map(\.height) == [42.5, 72.5, 102.5])
    #expect(frames.map(\.minY) == [0, 42.5, 115])
    let box = table.view.visibleCells[1].contentView.subviews[0]
    #expect(box.frame == CGRect(x: 16, y: 11, width: 343, height: 50))
    #expect(table.view.contentSize.height == 217.5)
  }

  @Test("a row whose constraints fix no height is as high as one of a style", arguments: [2, 3])
  func unsized(scale: CGFloat) {
    let table = TestTable([["a", "b"]])
    table.configure = { cell, _ in
      guard cell.contentView.subviews.isEmpty else { return }
      place(in: cell.contentView).centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
    }
    table.show(scale: scale)
    #expect(abs(table.view.visibleCells[1].frame.minY - (44 - 1 / scale)) < 0.001)
    #expect(abs(table.view.visibleCells[1].frame.height - (44 - 1 / scale)) < 0.001)
  }

  @Test(
    "above the first section are 35 points, where a storyboard saves 18 for all headers; 18 in inset grouped tables",
    arguments: [(UITableView.Style.grouped, 35), (.insetGrouped, 18)] as [(UITableView.Style, CGFloat)])
  func firstGap(style: UITableView.Style, top: CGFloat) {
    for title in [nil, ""] {
      let table = TestTable([["a"], ["b"]], style: style)
      (table.view.rowHeight, table.view.sectionHeaderHeight, table.view.sectionFooterHeight) = (44, 18, 18)
      if let title { (table.titles, table.footers) = ([title, title], [title, title]) }
      table.show()
      #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == top)
      #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 1)).minY == top + 44 + 36)
      #expect(table.view.headerView(forSection: 0) == nil)
      #expect(table.view.contentSize.height == top + 2 * 44 + 36 + 18)
    }
  }

  @Test("a label of several lines makes its row higher")
  func wrapping() {
    let table = TestTable([["short", String(repeating: "long words ", count: 30)]])
    table.configure = { cell, path in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = table.sections[0][path.row]
      label.translatesAutoresizingMaskIntoConstraints = false
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      cell.contentView.addSubview(label)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    table.show()
    let label = table.view.visibleCells[1].contentView.subviews[0]
    let height = label.sizeThatFits(CGSize(width: 343, height: 0)).height
    #expect(height > 100)
    #expect(table.view.visibleCells.map(\.frame.height) == [43, height + 22.5])
    #expect(label.frame == CGRect(x: 16, y: 11, width: 343, height: height))
  }

  @Test("a table of 100,000 rows that size themselves opens with the cells of one screen")
  func manyRows() {
    let table = TestTable([numbers(100_000)])
    table.show()
    #expect(table.madeCells == 11)
    #expect(table.askedHeights == 11)
    #expect(table.view.visibleCells.count == 11)
    table.view.contentOffset.y = 2_000_000
    table.view.layoutIfNeeded()
    #expect(table.madeCells <= 23)
    #expect(table.view.subviews.count <= 13)
  }

  @Test("cells that leave are used again")
  func reuse() {
    let table = TestTable([numbers(100)])
    table.view.rowHeight = 44
    table.show()
    let first = table.view.visibleCells[0]
    table.view.contentOffset.y = 440
    table.view.layoutIfNeeded()
    #expect(table.texts() == (10..<20).map { "Row \($0)" })
    table.view.contentOffset.y = 880
    table.view.layoutIfNeeded()
    #expect(table.view.visibleCells.contains { $0 === first })
    #expect(table.record.filter { $0.hasPrefix("did end") }.count == 20)
    #expect(table.record.filter { $0.hasPrefix("will display") }.count == 30)
  }

  @Test("when rows above turn out higher than estimated, what is in sight stays where it is")
  func anchoring() {
    let table = TestTable([numbers(1000)])
    table.view.estimatedRowHeight = 20
    table.height = { CGFloat(40 + $0.row % 7 * 10) }
    table.show()
    table.view.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    table.view.layoutIfNeeded()
    #expect(table.view.indexPathsForVisibleRows?.first == IndexPath(row: 500, section: 0))
    for _ in 0..<40 {
      let row = table.view.indexPathsForVisibleRows![1]
      let y = table.view.rectForRow(at: row).minY - table.view.contentOffset.y
      table.view.contentOffset.y -= 30
      table.view.layoutIfNeeded()
      #expect(table.view.rectForRow(at: row).minY - table.view.contentOffset.y == y + 30)
    }
  }

  @Test("scrolling to a row brings it to the place that was asked for")
  func scrolling() {
    let table = TestTable([numbers(50), numbers(50)])
    table.view.rowHeight = 44
    table.show()
    let path = IndexPath(row: 20, section: 1)
    table.view.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.view.rectForRow(at: path).midY - table.view.contentOffset.y == 220)
    table.view.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.view.rectForRow(at: path).maxY - table.view.contentOffset.y == 440)
    table.view.scrollToRow(at: IndexPath(row: 19, section: 1), at: .none, animated: false)
    #expect(table.view.rectForRow(at: path).maxY - table.view.contentOffset.y == 440)
    table.view.scrollToRow(at: IndexPath(row: 49, section: 1), at: .top, animated: false)
    #expect(table.view.contentOffset.y == 3960)
  }

  @Test("headers of a plain table stay at the top until the next one pushes them out")
  func stickyHeaders() {
    let table = TestTable([numbers(20), numbers(20)])
    table.titles = ["One", "Two"]
    table.view.rowHeight = 44
    table.view.sectionHeaderTopPadding = 0
    table.show()
    #expect(table.view.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 375, height: 28))
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    table.view.contentOffset.y = 100
    table.view.layoutIfNeeded()
    #expect(table.view.headerView(forSection: 0)?.frame.minY == 100)
    #expect(table.view.rectForHeader(inSection: 0).minY == 0)
    // The second header begins at 28 + 880, where the first section ends.
    table.view.contentOffset.y = 900
    table.view.layoutIfNeeded()
    #expect(table.view.headerView(forSection: 0)?.frame.maxY == 908)
    #expect(table.view.headerView(forSection: 1)?.frame.minY == 908)
    table.view.contentOffset.y = 950
    table.view.layoutIfNeeded()
    #expect(table.view.headerView(forSection: 0) == nil)
    #expect(table.view.headerView(forSection: 1)?.frame.minY == 950)
  }

  @Test("headers of plain tables have 22 points above them, as since iOS 15")
  func headerPadding() {
    let table = TestTable([["a"], ["b"]])
    table.titles = ["One", "Two"]
    table.view.rowHeight = 44
    table.show()
    #expect(table.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.view.rectForHeader(inSection: 1).minY == 116)
  }

  @Test(
    "headers of plain tables grow with the size of text",
    arguments: [(UIContentSizeCategory.extraSmall, 24.5), (.large, 28), (.extraExtraExtraLarge, 37)]
      as [(UIContentSizeCategory, CGFloat)])
  func headersByTextSize(category: UIContentSizeCategory, height: CGFloat) throws {
    let table = TestTable([["a"]])
    table.titles = ["Title"]
    table.view.sectionHeaderTopPadding = 0
    let window = table.show()
    window.traitOverrides.preferredContentSizeCategory = category
    window.layoutIfNeeded()
    #expect(table.view.rectForHeader(inSection: 0).height == height)
  }

  @Test("grouped sections without titles are 35 points apart, and from the top")
  func groupedGaps() {
    let table = TestTable([["a", "b"], ["c"]], style: .grouped)
    table.view.rowHeight = 44
    table.show()
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 158)
    table.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    table.view.layoutIfNeeded()
    #expect(table.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 77.5)
  }

  @Test("rows of an inset grouped table keep 16 points from the sides, and its corners are round")
  func insetGrouped() {
    let table = TestTable([["a", "b", "c"]], style: .insetGrouped)
    table.show()
    let cells = table.view.visibleCells
    #expect(cells[0].frame.minX == 16)
    #expect(cells[0].frame.width == 343)
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test("points and rectangles find their rows")
  func places() {
    let table = TestTable([numbers(5), numbers(5)])
    table.titles = ["One", nil]
    table.view.rowHeight = 40
    table.view.sectionHeaderTopPadding = 0
    table.show()
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 10)) == nil)
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 28)) == IndexPath(row: 0, section: 0))
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 28 + 200)) == IndexPath(row: 0, section: 1))
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 28 + 400)) == nil)
    let rows = table.view.indexPathsForRows(in: CGRect(x: 0, y: 28 + 150, width: 10, height: 100))
    #expect(rows == [[0, 3], [0, 4], [1, 0], [1, 1]])
    #expect(table.view.rect(forSection: 1) == CGRect(x: 0, y: 228, width: 375, height: 200))
  }

  @Test("another width has the rows measured anew")
  func rotation() {
    let table = TestTable([[String(repeating: "many words ", count: 20)]])
    table.configure = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = table.sections[0][0]
    }
    table.show()
    let narrow = table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height
    table.view.frame.size.width = 800
    table.view.layoutIfNeeded()
    #expect(table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height < narrow)
    #expect(table.view.visibleCells[0].frame.width == 800)
  }

  @Test("rows that come near are announced to the prefetching data source, and those that no longer are")
  func prefetching() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var record: [String] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        record.append("fetch \(indexPaths.map(\.row))")
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        record.append("cancel \(indexPaths.map(\.row))")
      }
    }
    let table = TestTable([numbers(100)])
    let prefetcher = Prefetcher()
    table.view.rowHeight = 110
    table.view.prefetchDataSource = prefetcher
    table.show()
    #expect(prefetcher.record == ["fetch [4, 5, 6, 7]"])
    table.view.contentOffset.y = 110
    table.view.layoutIfNeeded()
    #expect(prefetcher.record.last == "fetch [8]")
    table.view.contentOffset.y = 5500
    table.view.layoutIfNeeded()
    #expect(prefetcher.record.contains("cancel [5, 6, 7, 8]"))
  }
}
