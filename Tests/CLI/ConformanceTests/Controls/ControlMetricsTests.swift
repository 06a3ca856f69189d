import CoreGraphics
import TestHosts
import Testing

@testable import Conformance

@Suite("Figures of controls", .ownHosts) @MainActor
struct ControlMetricsTests {
  private func measure(_ control: String, _ metric: String, era: String = "all") throws -> ControlAnswer {
    try ControlMetrics.measure(ControlRow(id: "2", control: control, metric: metric, era: era))
  }

  @Test(
    "eras are ours where they have a version from 13 to 18, or tell a Mac's rules",
    arguments: [
      ("all", true), ("all (portrait)", true), ("iOS", true), ("iOS 7+", true), ("iOS 13+", true), ("iOS 7-18", true),
      ("iOS 7-13", true), ("iOS 11-18", true), ("iOS 26 (Catalyst)", true), ("iOS 7-12", false), ("iOS 26", false),
      ("iOS 7-12 (14 pt font)", false), ("iOS 19+", false), ("", true), ("iOS x-y", true),
    ])
  func eras(text: String, isOurs: Bool) {
    #expect(ControlEra(text).isOurs == isOurs)
  }

  @Test("numbers of a metric decide what is measured")
  func numbers() throws {
    // The height is that of a line in whole points with padding, but at least 34.
    #expect(try measure("UITextField", "roundedRect height, 10 pt font") == .values([34]))
    guard case .values(let values) = try measure("UITextField", "roundedRect height, 60 pt font") else {
      Issue.record("no values")
      return
    }
    #expect(values.count == 1 && values[0] > 72)
    guard case .values(let caret) = try measure("UITextField", "caret at 30 pt in a 80 high field") else {
      Issue.record("no values")
      return
    }
    #expect(caret.count == 3 && caret[0] > 35 && abs(caret[1] + caret[0] / 2 - 40) <= 1 && caret[2] == 2)
  }

  @Test("documented defaults come out as numbers and words")
  func defaults() throws {
    #expect(
      try measure("UIStepper", "defaults min/max/step/continuous/autorepeat/wraps") == .values([0, 100, 1, 1, 1, 0]))
    #expect(try measure("UIView", "default hugging / compression priority") == .values([250, 750]))
    #expect(try measure("UIView", "default layoutMargins") == .values([8, 8, 8, 8]))
    #expect(try measure("UITextView", "default insets") == .values([8, 8, 5]))
    #expect(try measure("UIButton", "title truncation") == .text("middle"))
  }

  @Test(
    "what is not built here, not understood, or of another era is told",
    arguments: [
      ("UITabBar", "height", "all", "UITabBar is not measured"),
      ("UITableViewCell accessories", "size", "all", "UITableView is not measured"),
      ("UISwitch", "weight", "all", "the metric is unknown"),
      ("Toaster", "height", "all", "the metric is unknown"),
      (
        "UISwitch", "intrinsic size", "iOS 26",
        "the measured controls have the design of iOS 13 to 18, not of iOS 26"
      ),
    ])
  func unsupported(control: String, metric: String, era: String, reason: String) {
    #expect(throws: Unsupported(reason)) { try measure(control, metric, era: era) }
  }
}
