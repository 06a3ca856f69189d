import TestHosts
import Testing
import UIKit

@testable import Conformance

@Suite("Descriptions of stacks", .ownHosts) @MainActor
struct StackDescriptionTests {
  private func frames(_ text: String, area: String = "UIStackView") throws -> [CGRect] {
    let setup = LayoutSetup(area: area, text: text, platform: "somewhere, scale 2")
    guard case .frames(let frames) = try LayoutPatterns.measure(setup) else { return [] }
    return frames
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("a number of views without sizes")
  func equalViews() throws {
    let expected = [rect(0, 0, 90, 40), rect(100, 0, 90, 40), rect(200, 0, 90, 40)]
    #expect(try frames("horizontal fillEqually, 290x40, spacing 10, 3 views") == expected)
    #expect(try frames("horizontal, 290x40, spacing 10, 3 views", area: "UIStackView fillEqually") == expected)
  }

  @Test("the first, second or third view may be hidden")
  func hidden() throws {
    let frames = try frames("vertical fillEqually, 40x190, spacing 10, 3 views, first hidden")
    #expect(frames[0].height == 0)
    #expect(frames[1] == rect(0, 0, 40, 90))
    #expect(frames[2] == rect(0, 100, 40, 90))
  }

  @Test("views with sizes, spacers, and an alignment")
  func sizes() throws {
    #expect(
      try frames("horizontal 200x30, spacing 5, alignment bottom: view 20x10, spacer, label 25x20")
        == [rect(0, 20, 20, 10), rect(25, 30, 145, 0), rect(175, 10, 25, 20)])
    #expect(try frames("vertical 30x100, spacing 0: 40, 60") == [rect(0, 0, 30, 40), rect(0, 40, 30, 60)])
  }

  @Test("a nested stack's views follow those of the outer one")
  func nested() throws {
    #expect(
      try frames("horizontal 100x50, spacing 10, top: label 30x20 and a vertical stack (20x5, 25x15, spacing 2)")
        == [rect(0, 0, 30, 20), rect(40, 0, 60, 22), rect(0, 0, 20, 5), rect(0, 7, 25, 15)])
  }

  @Test(
    "what is not understood is told",
    arguments: [
      ("horizontal, spacing 8, 4 views", "the stack's size is not recorded"),
      ("horizontal 10x10, spacing 8, 900 views", "the stack has more than 500 views"),
      ("horizontal 10x10, 2 views, third hidden", "the hidden view does not exist"),
      ("horizontal 10x10, alignment sideways: 1, 2", "there is no alignment 'sideways'"),
      ("horizontal 10x10: a button", "'a button' in a stack is not understood"),
    ])
  func unsupported(text: String, reason: String) {
    #expect(throws: Unsupported(reason)) { try frames(text) }
  }
}
