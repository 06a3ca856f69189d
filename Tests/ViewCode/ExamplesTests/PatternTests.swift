import TestHosts
import Testing
import UIKit
import ViewCode
import ViewHost

@testable import Examples

/// The variants on the page "From your own pattern" must have the same result.
@MainActor
@Suite("Patterns", .ownHosts)
struct PatternTests {
  private let host = ViewHost()

  /// Returns the frames of a view and its descendants in its fitting size or in `size`.
  private func frames(of view: UIView, size: CGSize? = nil) -> [CGRect] {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    host.show(view, sizing: .fixed(size ?? fitting))
    func collect(_ view: UIView) -> [CGRect] { [view.bounds] + view.subviews.flatMap { [$0.frame] + collect($0) } }
    return collect(view)
  }

  @Test("a view of three methods has the frames of a view of three steps, whatever its superclass")
  func steps() {
    let expected = frames(of: StepwiseNoteView())
    #expect(expected.count > 2)
    #expect(frames(of: NoteView()) == expected)
    #expect(frames(of: NoteControl()) == expected)
  }

  @Test("a hierarchy of branches has the frames of a nested one")
  func branches() {
    #expect(frames(of: ScoreView()) == frames(of: BranchingScoreView()))
  }

  @Test("anchors, and lines that read aloud, put a contact's picture and labels in the same places")
  func contact() {
    let size = CGSize(width: 320, height: 64)
    let lines = ContactView(viewModel: ContactView.ViewModel(name: "Ada", city: "London"))
    let anchors = AnchoredContactView(viewModel: AnchoredContactView.ViewModel(name: "Ada", city: "London"))
    #expect(frames(of: lines, size: size) == frames(of: anchors, size: size))
    #expect(lines.subviews[0].frame == CGRect(x: 16, y: 8, width: 48, height: 48))
    #expect(lines.subviews[0].layer.cornerRadius == 24)
  }

  @Test("both notice cells show the same body in the same place")
  func notices() throws {
    let (handmade, shell) = (
      HandmadeNoticeCell(style: .default, reuseIdentifier: nil), NoticeCell(style: .default, reuseIdentifier: nil)
    )
    handmade.show(TextNotice(words: "The kettle is on."))
    shell.show(TextNotice(words: "The kettle is on."))
    func labels(_ cell: UITableViewCell) -> [CGRect] {
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      cell.layoutIfNeeded()
      return cell.contentView.subviews.flatMap { [$0.frame] + $0.subviews.map(\.frame) }
    }
    #expect(labels(shell) == labels(handmade))
    #expect((shell.bodyHost.currentBody as? UILabel)?.text == "The kettle is on.")
  }

  @Test("of two heights one holds: 36 points closed, 100 open, and back")
  func states() {
    let (handmade, banner) = (HandmadeBannerView(), BannerView())
    for isOpen in [false, true, false, true] {
      handmade.isOpen = isOpen
      banner.isOpen = isOpen
      for view in [handmade, banner] {
        #expect(
          view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == (isOpen ? 100 : 36))
      }
    }
  }

  @Test("a height grows from 10 to 100 in a second, by both ways through 55")
  func growing() throws {
    func heights(_ view: UIView, _ grow: () -> Void) throws -> [CGFloat] {
      host.show(view, sizing: .fixed(CGSize(width: 200, height: 200)))
      let box = try #require(view.subviews.first)
      var heights = [box.frame.height]
      grow()
      for _ in 0..<2 {
        host.advance(by: 0.5)
        heights.append(box.layer.presentation()?.bounds.height ?? 0)
      }
      return heights
    }
    let (handmade, lines) = (HandmadeGrowingView(), GrowingView())
    for sampled in [try heights(handmade, handmade.grow), try heights(lines, lines.grow)] {
      #expect(sampled[0] == 10)
      #expect(abs(sampled[1] - 55) < 1)
      #expect(sampled[2] == 100)
    }
  }

  @Test("formats and lines place a name over a line alike")
  func formats() {
    let (byFormats, byLines) = (MenuView(), MenuView())
    byFormats.placeByFormats()
    ConstraintGroup { byLines.places }.activate()
    let size = CGSize(width: 320, height: 200)
    #expect(frames(of: byLines, size: size) == frames(of: byFormats, size: size))
    #expect(byLines.line.frame.minX == 15 && byLines.line.frame.maxX == 320)
  }

  @Test("a controller over its content view has it as its view")
  func controllers() {
    let controller = MenuViewController(MenuView())
    controller.loadViewIfNeeded()
    #expect(controller.view === controller.contentView)
    #expect(controller.title == "Menu")
    let handmade = HandmadeMenuViewController()
    handmade.loadViewIfNeeded()
    #expect(handmade.view is MenuView)
    #expect(handmade.title == "Menu")
  }

  @Test("each line beside SnapKit's and PureLayout's makes the constraints that its neighbor says")
  func idioms() {
    let idioms = Idioms()
    /// Returns the first attribute, relation, second attribute, multiplier and constant of each constraint. Adding 0
    /// converts -0.
    func forms(_ layout: Layout) -> [String] {
      ConstraintGroup { layout }.constraints.map { constraint in
        let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
        return
          "\(constraint.firstAttribute.rawValue) \(relation) \(constraint.secondAttribute.rawValue) "
          + "* \(constraint.multiplier) + \(constraint.constant + 0)"
      }
    }
    // Top is 3, leading 5, bottom 4, trailing 6, width 7, height 8, center 9 and 10, and first baseline 12.
    #expect(
      forms(idioms.likeSnapKit) == [
        "3 == 3 * 1.0 + 0.0", "5 == 5 * 1.0 + 0.0", "4 == 4 * 1.0 + 0.0", "6 == 6 * 1.0 + 0.0",
        "3 == 3 * 1.0 + 16.0", "5 == 5 * 1.0 + 16.0",
        "3 == 3 * 1.0 + 8.0", "5 == 5 * 1.0 + 8.0", "4 == 4 * 1.0 + -8.0", "6 == 6 * 1.0 + -8.0",
        "7 == 0 * 1.0 + 80.0", "8 == 0 * 1.0 + 80.0", "7 == 8 * 1.5 + 0.0",
        "9 == 9 * 1.0 + 0.0", "10 == 10 * 1.0 + 0.0", "3 == 4 * 1.0 + 12.0", "6 <= 6 * 1.0 + -16.0",
        "8 >= 0 * 1.0 + 44.0", "7 == 7 * 0.5 + 0.0", "12 == 12 * 1.0 + 0.0",
      ])
    #expect(
      forms(idioms.likePureLayout) == [
        "3 == 3 * 1.0 + 0.0", "5 == 5 * 1.0 + 0.0", "4 == 4 * 1.0 + 0.0", "6 == 6 * 1.0 + 0.0",
        "3 == 3 * 1.0 + 8.0", "5 == 5 * 1.0 + 8.0", "6 == 6 * 1.0 + -8.0",
        "9 == 9 * 1.0 + 0.0", "10 == 10 * 1.0 + 0.0", "7 == 0 * 1.0 + 24.0", "8 == 0 * 1.0 + 24.0",
        "10 == 10 * 1.0 + 0.0", "5 == 6 * 1.0 + 8.0", "7 == 7 * 0.5 + 0.0", "8 >= 0 * 1.0 + 44.0",
        "5 == 5 * 1.0 + 8.0", "5 == 6 * 1.0 + 8.0", "5 == 6 * 1.0 + 8.0", "6 == 6 * 1.0 + -8.0",
        "10 == 10 * 1.0 + 0.0", "10 == 10 * 1.0 + 0.0",
      ])
  }

  @Test("a group changes its numbers, its lines, and goes")
  func changing() {
    let idioms = Idioms()
    let group = ConstraintGroup { idioms.title.height(.atLeast(44)).priority(.defaultHigh) }
    group.activate()
    let height = group.constraints[0]
    idioms.change(group)
    #expect(height.constant == 60)
    #expect(group.constraints.count == 4)
    #expect(!group.isActive && !height.isActive)
  }
}
