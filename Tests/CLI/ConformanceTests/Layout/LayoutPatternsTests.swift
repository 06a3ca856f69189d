import CoreGraphics
import TestHosts
import Testing

@testable import Conformance

/// Figures that follow from the documented rules, and are not recorded.
@Suite("Descriptions of layouts", .ownHosts) @MainActor
struct LayoutPatternsTests {
  private func measure(_ area: String, _ text: String) throws -> LayoutAnswer {
    try LayoutPatterns.measure(LayoutSetup(area: area, text: text, platform: "somewhere, scale 2"))
  }

  @Test("the scale is the one that the platform's name tells")
  func scale() {
    #expect(LayoutSetup(area: "", text: "", platform: "Mac Catalyst 26, scale 3").scale == 3)
    #expect(LayoutSetup(area: "", text: "", platform: "iOS 13 simulator, scale 1 text grid").scale == 1)
    #expect(LayoutSetup(area: "", text: "", platform: "all").scale == 2)
  }

  @Test("each form of description gives the numbers that it is about")
  func values() throws {
    let safe =
      "parent 100x200 with safe area top 20, left 1, bottom 30, right 2; child frame (x,y,w,h) = (0, 5, 90, 190)"
    #expect(try measure("safe area propagation", safe) == .values([15, 1, 25, 0]))
    #expect(
      try measure("safe area guide", "view 100x200, safe area 20/1/30/2 (t,l,b,r)")
        == .frames([CGRect(x: 1, y: 20, width: 97, height: 150)]))
    #expect(
      try measure(
        "safe area", "inherited 20/0/5/0 plus additionalSafeAreaInsets 1/2/3/4 on the view controller")
        == .values([21, 2, 8, 4]))
    let margins = "margins 5, view filling a parent with safe area 20/1/30/2, insetsLayoutMarginsFromSafeArea "
    #expect(try measure("layout margins", margins + "true") == .values([25, 6, 35, 7]))
    #expect(try measure("layout margins", margins + "false") == .values([5, 5, 5, 5]))
    #expect(
      try measure("Auto Layout priorities", "width = 30 at 500 against width >= 40 at 499") == .values([30]))
    #expect(
      try measure("Auto Layout priorities", "required width <= 20 against width = 40 at 999") == .values([20]))
  }

  @Test("a progress view's bar is as long as its share of the width")
  func progress() throws {
    #expect(try measure("progress view", "progress 0.25 in a 400 wide view") == .values([100]))
    #expect(try measure("progress view", "progress 0 in a 400 wide view") == .values([0]))
    #expect(try measure("progress view", "progress 7 in a 90 wide view") == .values([90]))
  }

  @Test("a title lies in the middle of its button, as wide as it is, and inside it where it is too wide")
  func buttonTitles() throws {
    guard case .frames(let natural) = try measure("button", "300x50 system button, 17 pt title of natural width 101"),
      case .frames(let cut) = try measure("button truncation", "90x40 system button, 13 pt title wider than the button")
    else {
      Issue.record("no frames")
      return
    }
    #expect(natural[0].width == 101 && natural[0].midX == 150 && abs(natural[0].midY - 25) <= 0.5)
    #expect(cut[0].minX >= 0 && cut[0].maxX <= 90 && cut[0].width > 60 && abs(cut[0].midX - 45) <= 0.5)
  }

  @Test("text input tells where text begins and carets stand")
  func textInput() throws {
    #expect(try measure("text field", "20 pt text in a 100x50 rounded field") == .values([7]))
    guard case .frames(let carets) = try measure("text view", "17 pt, default insets, caret on line i") else {
      Issue.record("no frames")
      return
    }
    #expect(carets.map(\.minX) == [5, 5, 5] && carets.map(\.minY) == [7, 27, 47])
  }

  @Test("labels lie at the edges of a device's safe area")
  func fourLabels() throws {
    let text =
      "iPhone 15 (393x852, category large): headline label top-centre, body label leading-middle, body label "
      + "trailing-middle, subheadline label bottom-centre, texts \"A\", \"B\", \"C\", \"D\""
    guard case .frames(let frames) = try measure("four labels on the safe area", text) else {
      Issue.record("no frames")
      return
    }
    #expect(frames.count == 4)
    #expect(frames[0].minY == 59 && abs(frames[0].midX - 196.5) <= 0.5)
    #expect(frames[1].minX == 0 && abs(frames[1].midY - 438.5) <= 0.5)
    #expect(frames[2].maxX == 393 && frames[3].maxY == 818)
  }

  @Test(
    "what is not understood or not there is told",
    arguments: [
      ("table plain", "375x480", "UITableView is not measured"),
      ("search bar", "320x36 search bar", "UISearchBar is not measured"),
      ("button", "200x44 system button, 0 pt title of natural width 9", "a font needs a size above 0 and up to 2000"),
      ("text view", "0 pt, default insets, caret on line i", "a font needs a size above 0 and up to 2000"),
      ("weather", "rain", "the description has no known form"),
      ("safe area guide", "view 0x200, safe area 0/0/0/0 (t,l,b,r)", "a screen needs a width and a height above 0"),
      ("Auto Layout priorities", "width = 1 at 0 against width = 2 at 1", "priorities lie between 1 and 1000"),
      (
        "layout margins", "root view of a view controller on a 7-wide phone, label pinned to layoutMarginsGuide",
        "no known phone is 7 points wide"
      ),
    ])
  func unsupported(area: String, text: String, reason: String) {
    #expect(throws: Unsupported(reason)) { try measure(area, text) }
  }
}
