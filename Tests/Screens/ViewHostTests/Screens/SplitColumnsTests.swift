import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Columns of split views", .ownHosts)
struct SplitColumnsTests {
  private final class CountingSplit: UISplitViewController {
    var layouts = 0
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }
  }

  @Test(
    "columns lie still once they are laid out, two or three",
    arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
  func settles(style: UISplitViewController.Style) throws {
    let host = ViewHost(device: try Device.named("iPad Pro 11-inch").held(.landscape))
    let split = CountingSplit(style: style)
    split.setViewController(UIViewController(), for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    host.show(split)
    host.update()
    let before = split.layouts
    split.view.setNeedsLayout()
    host.update()
    #expect(split.layouts == before + 1)
    host.update()
    #expect(split.layouts == before + 1)
  }
}
