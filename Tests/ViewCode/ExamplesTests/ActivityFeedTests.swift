import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Activity feed", .ownHosts)
struct ActivityFeedTests {
  private let host = ViewHost()

  private func show(_ count: Int) throws -> UITableView {
    let controller = ActivityFeedSamples.screen(count)
    host.show(controller)
    return try #require(controller.view as? UITableView)
  }

  @Test("two bodies come from XIBs, two from code, each pinned to the shell's container")
  func bodies() throws {
    let table = try show(4)
    let names = table.visibleCells.map { cell in
      shownBody(of: cell).map { String(describing: type(of: $0)) } ?? "none"
    }
    #expect(
      names == [
        "ActivityFeedBasicBodyView", "ActivityFeedQuoteBodyView", "ActivityFeedPhotoBodyView",
        "ActivityFeedProgressBodyView",
      ])
    for cell in table.visibleCells {
      let body = try #require(shownBody(of: cell))
      let container = try #require(body.superview?.bounds)
      #expect(body.frame.origin == .zero && body.frame.width == container.width)
      #expect(abs(body.frame.height - container.height) < 0.001)
      #expect(body.frame.width == host.device.size.width - 2 * 16 - 24 - 12)
    }
    let basic = try #require(shownBody(of: table.visibleCells[0]) as? ActivityFeedBasicBodyView)
    #expect(basic.titleLabel.text == "Jeff liked your photo 0")
    // Layout uses the line of text that contains the symbol.
    let icon = basic.iconView.alignmentRect(forFrame: basic.iconView.frame)
    #expect(abs(icon.width - 28) < 0.34 && abs(icon.height - 28) < 0.34)
  }

  @Test("500 activities scroll from end to end with the cells of one screen, and rows are as high as their bodies ask")
  func scrolling() throws {
    let table = try show(500)
    var cells: Set<ObjectIdentifier> = []
    var seen: Set<Int> = []
    var mostVisible = 0
    for _ in 0..<2_000 {
      host.update()
      for cell in table.visibleCells { cells.insert(ObjectIdentifier(cell)) }
      seen.formUnion((table.indexPathsForVisibleRows ?? []).map(\.row))
      mostVisible = max(mostVisible, table.visibleCells.count)
      let end = table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom
      if table.contentOffset.y >= end - 0.5 { break }
      table.contentOffset.y = min(table.contentOffset.y + 400, end)
    }
    #expect(seen == Set(0..<500))
    #expect(cells.count <= mostVisible + 4)
    // The last row ends at the end of the content, so no estimate remains.
    #expect(abs(table.rectForRow(at: [0, 499]).maxY - table.contentSize.height) < 0.5)
  }

  @Test("nothing of the screen is left when it is gone")
  func leaks() {
    weak var controller: UIViewController?
    weak var table: UIView?
    weak var cell: UIView?
    autoreleased {
      let screen = ActivityFeedSamples.screen(20)
      host.show(screen)
      controller = screen
      table = screen.view
      cell = (screen.view as? UITableView)?.visibleCells.first
      #expect(cell != nil)
    }
    host.show(UIViewController())
    #expect(controller == nil && table == nil && cell == nil)
  }

  private func autoreleased(_ work: () -> Void) { work() }

  private func shownBody(of cell: UITableViewCell) -> (any ActivityFeedConfigurableBody)? {
    func find(in view: UIView) -> (any ActivityFeedConfigurableBody)? {
      if let body = view as? any ActivityFeedConfigurableBody { return body }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return find(in: cell.contentView)
  }
}
