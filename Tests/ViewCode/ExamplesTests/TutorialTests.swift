import TestHosts
import Testing
import UIKit
import ViewCode
import ViewHost

@testable import Examples

@MainActor
@Suite("Tutorial", .ownHosts)
struct TutorialTests {
  // snippet: navigation
  @Test("a tap on the photo pushes its screen, a tap on its button likes it, and back leads to the feed")
  func navigation() throws {
    let host = ViewHost(device: try .named("iPhone 15"))
    let navigation = UINavigationController(rootViewController: FeedCoordinator(items: FeedSamples.items).begin())
    host.show(navigation)

    try host.tap(text: FeedSamples.photo.caption)
    host.advance(by: 1)
    #expect(navigation.topViewController is ContentViewController<PhotoScreen>)

    try host.tap(text: "Like")
    let screen = navigation.topViewController?.view as? PhotoScreen
    #expect(screen?.viewModel.isLiked == true)
    #expect(host.layoutReport().isEmpty)

    try host.tap(text: "Activity")
    host.advance(by: 1)
    #expect(navigation.topViewController is FeedViewController)
  }
  // snippet end

  @Test("step 1: the view is as large as its words and 16 points around them")
  func firstView() throws {
    let view = Step1.QuoteView()
    let label = try #require(view.subviews.first as? UILabel)
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - label.intrinsicContentSize.width - 32) < 0.01)
    #expect(abs(size.height - label.intrinsicContentSize.height - 32) < 0.01)
  }

  @Test("step 3: another quote adds and removes the author's line, and the view follows in height")
  func follows() throws {
    let view = Step3.QuoteView(quote: Step3.Quote(words: "Short.", author: "Ada"))
    let stack = try #require(view.subviews.first as? UIStackView)
    func height() -> CGFloat { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["“Short.”", "— Ada"])
    let (withAuthor, authorHeight) = (height(), labels[1].intrinsicContentSize.height)
    view.quote = Step3.Quote(words: "Short.")
    #expect(stack.arrangedSubviews == [labels[0]])
    #expect(abs(withAuthor - height() - authorHeight - 6) < 0.01)
    view.quote.author = "Grace"
    #expect(stack.arrangedSubviews == labels)
    #expect(labels[1].text == "— Grace")
  }

  @Test("step 5: each cell has the body of its kind, pinned to the container, and is as high as that asks")
  func feed() throws {
    let host = ViewHost()
    let feed = FeedViewController(items: FeedSamples.items)
    host.show(feed)
    let cells = feed.tableView.visibleCells.compactMap { $0 as? FeedCell }
    #expect(cells.map { "\(type(of: $0.bodyHost.currentBody!))" } == ["QuoteBody", "PhotoBody", "QuoteBody"])
    for cell in cells {
      let body = try #require(cell.bodyHost.currentBody)
      #expect(body.frame == body.superview?.bounds)
      // The insets are 6 and 6 for the card, 12 for the container, and 8 and 12 for the date, plus the heights of the
      // body and the date.
      let date = try #require(body.superview?.superview?.subviews.last)
      #expect(abs(cell.bounds.height - body.bounds.height - date.bounds.height - 44) < 0.7)
    }
    #expect(host.layoutReport().isEmpty)
  }

  @Test("step 6: a kind that registers itself is shown by the same cell")
  func newKind() throws {
    MilestoneBody.register()
    let cell = FeedCell(style: .default, reuseIdentifier: nil)
    cell.show(FeedSamples.milestones[0])
    let body = try #require(cell.bodyHost.currentBody as? MilestoneBody)
    #expect(body.subviews.compactMap { ($0 as? UIProgressView)?.progress } == [5 / 16])
  }

  @Test("step 7: the picture lies above the details on an iPhone held upright, beside them on its side")
  func sides() throws {
    for (size, isBeside) in [(CGSize(width: 393, height: 700), false), (CGSize(width: 700, height: 393), true)] {
      let host = ViewHost()
      let screen = PhotoScreen(viewModel: PhotoScreen.ViewModel(photo: FeedSamples.photo))
      host.show(screen, sizing: .fixed(size))
      let (picture, details) = (screen.subviews[0].frame, screen.subviews[1].frame)
      #expect((details.minX >= picture.maxX) == isBeside)
      #expect((details.minY >= picture.maxY) == !isBeside)
      #expect(host.layoutReport().isEmpty)
    }
  }

  @Test("the coordinator goes with its screens")
  func leaks() {
    let host = ViewHost()
    weak var coordinator: FeedCoordinator?
    func use() {
      let made = FeedCoordinator(items: FeedSamples.items)
      coordinator = made
      host.show(UINavigationController(rootViewController: made.begin()))
    }
    use()
    #expect(coordinator != nil)
    host.show(UIViewController())
    host.advance(by: 0.1)
    #expect(coordinator == nil)
  }
}
