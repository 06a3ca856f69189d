import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Widths of supplementary columns", .ownHosts)
struct SplitColumnWidthTests {
  @Test("a supplementary column keeps within its limits, and has its part of all")
  func limits() throws {
    let host = ViewHost(device: try Device.named("iPad Pro 11-inch").held(.landscape))
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    host.show(split)
    func width() -> CGFloat {
      host.update()
      let shown = split.viewController(for: .supplementary)?.viewIfLoaded?.bounds.width
      #expect(shown == split.supplementaryColumnWidth)
      return split.supplementaryColumnWidth
    }
    let standard = width()
    split.maximumSupplementaryColumnWidth = standard - 50
    #expect(width() == standard - 50)
    split.preferredSupplementaryColumnWidthFraction = 0.1
    #expect(abs(width() - split.view.bounds.width / 10) < 0.01)
    split.minimumSupplementaryColumnWidth = 200
    #expect(width() == 200)
    split.preferredSupplementaryColumnWidth = 230
    #expect(width() == 230)
    split.maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    split.minimumSupplementaryColumnWidth = 400
    #expect(width() == 400)
  }
}
