import TestHosts
import Testing
import UIKit
import ViewSnapshots

@Suite("Expecting no defects", .ownHosts)
@MainActor
struct ExpectNoDefectsTests {
  /// A button at a position outside narrow windows.
  private final class Narrow: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(frame: CGRect(x: 340, y: 100, width: 80, height: 44))
      button.accessibilityIdentifier = "send"
      button.accessibilityLabel = "Send"
      view.addSubview(button)
    }
  }

  private func issues(_ work: () -> Void) -> [Issue] {
    nonisolated(unsafe) var found: [Issue] = []
    withKnownIssue(isIntermittent: true) {
      work()
    } matching: { issue in
      found.append(issue)
      return true
    }
    return found
  }

  @Test("a defect is an issue at the line of the call, with its widths and the line of its view")
  func issue() throws {
    let line = #line + 1
    let found = issues { expectNoDefects(in: Narrow(), over: .widths(320...500, step: 20)) }
    #expect(found.count == 1 && found.first?.sourceLocation?.line == line)
    let text = try #require(found.first?.comments.first?.rawValue)
    #expect(text.contains("off-screen  send \"Send\"  ViewSnapshotsTests/ExpectNoDefectsTests.swift:13"), "\(text)")
    #expect(text.contains("widths 320 to 418: iPhone 15"))
  }

  @Test("widths that are right, and defects that are accepted, are no issues")
  func none() {
    expectNoDefects(in: Narrow(), over: .widths(430...500, step: 20))
    expectNoDefects(in: Narrow(), over: .widths(320...500, step: 20), accepting: { $0.kind == .offScreen })
    expectNoDefects(in: UIView(), over: .widths(320...400, step: 20))
  }

  @Test("a sweep over nothing is an issue")
  func nothing() {
    var plan = SweepPlan.widths(320...400)
    plan.windows = []
    #expect(issues { expectNoDefects(in: UIView(), over: plan) }.count == 1)
  }
}
