import TestHosts
import Testing
import UIKit
import ViewHost

@testable import ScreenAudit

@MainActor
@Suite("Sweeping a screen", .ownHosts)
struct ScreenSweepTests {
  private func defects(_ make: @escaping () -> UIViewController, over plan: SweepPlan) -> [Defect] {
    ScreenSweep(of: .made { $0.show(make()) }, over: plan).report().defects
  }

  /// Returns the only defect of a screen.
  private func only(
    _ make: @escaping () -> UIViewController, over plan: SweepPlan, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Defect {
    let found = defects(make, over: plan)
    #expect(found.count == 1, "\(found.map(\.description).joined(separator: "\n"))", sourceLocation: sourceLocation)
    return try #require(found.first, sourceLocation: sourceLocation)
  }

  /// Returns a plan with the widths of an iPhone's window, also in one of the other situations.
  private func plan(
    _ widths: ClosedRange<Int> = 320...1366, step: Int = 16, _ change: (inout SweepPlan) -> Void
  ) -> SweepPlan {
    var plan = SweepPlan.widths(widths, step: step)
    change(&plan)
    return plan
  }

  // MARK: - Ranges

  @Test("a width that breaks between 507 and 512 alone is found to the point")
  func narrowBreak() throws {
    let defect = try only(PlantedDefects.narrowBreak, over: .widths(320...700))
    #expect(defect.kind == .overlap && defect.view == "badge \"New\"")
    #expect(defect.occurrences.map(\.widths) == [[507...511]])
    #expect(defect.worst.width == 507 && defect.worst.height == 852)
    #expect(defect.place?.file.hasSuffix("PlantedDefects.swift") == true)
  }

  @Test("an overlap below 350 points is found from the least width on")
  func overlap() throws {
    let defect = try only(PlantedDefects.overlap, over: .widths(320...1366, step: 16))
    #expect(defect.kind == .overlap)
    #expect(defect.occurrences.map(\.widths) == [[320...349]] && defect.worst.width == 320)
  }

  @Test("a conflict above 1000 points is found there alone, with its constraints, also when the window comes back")
  func wideConflict() throws {
    let defect = try only(PlantedDefects.wideConflict, over: .widths(320...1366, step: 16))
    #expect(defect.kind == .conflict && defect.occurrences.map(\.widths) == [[1001...1366]])
    #expect(defect.place?.file.hasSuffix("PlantedDefects.swift") == true)
    #expect(defect.causes.contains { $0.contains("column.width <= 1000") }, "\(defect.causes)")
    #expect(!defect.changes.isEmpty)
  }

  @Test("a control that narrow windows do not have room for leaves them")
  func fixedPlace() throws {
    let defect = try only(PlantedDefects.fixedPlace, over: .widths(320...700, step: 16))
    #expect(defect.kind == .offScreen && defect.view.hasPrefix("send"))
    // A point and a half beyond an edge is not reported.
    #expect(defect.occurrences.map(\.widths) == [[320...418]] && defect.worst.width == 320)
  }

  @Test("layout that depends on the order of sizes is found, with the view that is elsewhere on the way back")
  func keptColumn() throws {
    let defect = try only(PlantedDefects.keptColumn, over: .widths(320...900, step: 16))
    #expect(defect.kind == .orderDependent && defect.view.hasPrefix("first"))
    #expect(defect.occurrences.map(\.widths) == [[320...600]])
  }

  @Test("two mistakes of one screen have each its own widths")
  func twoMistakes() {
    let found = defects(PlantedDefects.keptColumnAndButton, over: .widths(320...900, step: 16))
    #expect(found.map(\.kind) == [.smallTarget, .orderDependent])
    #expect(found.map { $0.occurrences.map(\.widths) } == [[[320...900]], [[320...600]]])
  }

  @Test("without the way back nothing is said of the order of sizes")
  func noWayBack() {
    let plan = plan(320...700) { $0.includesWayBack = false }
    #expect(defects(PlantedDefects.keptColumn, over: plan) == [])
  }

  @Test("a frame from UIScreen.main.bounds is one defect, and what lies in it is none")
  func screenBounds() throws {
    let defect = try only(PlantedDefects.screenBounds, over: .widths(320...700, step: 16))
    #expect(defect.kind == .screenWidth && defect.view == "card")
    #expect(defect.occurrences.first?.isEverywhere == true)
    #expect(defect.causes.first?.contains("UIScreen.main.bounds") == true)
  }

  // MARK: - Every width

  @Test("text that is cut off by a limit of two lines in larger text alone is found")
  func lineLimit() throws {
    let plan = plan(320...450, step: 32) { $0.textSizes = [.accessibilityExtraExtraExtraLarge] }
    let defect = try only(PlantedDefects.lineLimit, over: plan)
    #expect(defect.kind == .truncated && defect.occurrences.allSatisfy { $0.situation.textSize.hasSuffix("AX5") })
  }

  @Test(
    "what is wrong at every width is one defect: a target of 30 points, a label under the notch, an ambiguous place")
  func everywhere() throws {
    let plan = SweepPlan.widths(320...700, step: 32)
    let small = try only(PlantedDefects.smallButton, over: plan)
    #expect(small.kind == .smallTarget && small.occurrences.map(\.isEverywhere) == [true])
    #expect(small.frame?[2...] == [30, 30])
    let notch = try only(PlantedDefects.underTheNotch, over: plan)
    #expect(notch.kind == .unsafeArea && notch.occurrences.map(\.isEverywhere) == [true])
    let indicator = try only(PlantedDefects.underTheIndicator, over: plan)
    #expect(indicator.kind == .unsafeArea && indicator.view == "terms \"Terms\"")
    let ambiguous = try only(PlantedDefects.ambiguous, over: plan)
    #expect(
      ambiguous.kind == .ambiguous && ambiguous.view == "box" && ambiguous.occurrences.map(\.isEverywhere) == [true])
  }

  @Test("the same mistake in each row of a list is one defect")
  func rows() throws {
    let defect = try only(PlantedDefects.rows, over: .widths(320...700, step: 16))
    #expect(defect.kind == .truncated && defect.occurrences.count == 1)
    let range = try #require(defect.occurrences.first?.widths.first)
    #expect(range.lowerBound == 320 && range.upperBound < 500)
  }

  // MARK: - Situations

  @Test("text that is cut off at the largest size alone is found there, and said to be there alone")
  func largestText() throws {
    let plan = plan(320...450, step: 32) { $0.textSizes = [.accessibilityExtraExtraExtraLarge] }
    let defect = try only(PlantedDefects.fixedHeight, over: plan)
    #expect(defect.kind == .truncated && defect.occurrences.map(\.situation.textSize) == ["AX5"])
  }

  @Test("views that become ambiguous together for want of room are one defect, from the least text size on")
  func squeezed() throws {
    let plan = plan(320...450, step: 32) {
      $0.textSizes = [.accessibilityExtraExtraExtraLarge]
      $0.kinds = [.ambiguous]
    }
    let defect = try only(PlantedDefects.squeezed, over: plan)
    #expect(defect.kind == .ambiguous && defect.causes.contains { $0.hasPrefix("so is ") })
    #expect(defect.occurrences.map(\.situation.textSize) == ["AX1 to AX5"])
  }

  @Test("a width that a view has by chance is none of the screen's")
  func chance() {
    let plan = plan(320...900, step: 2) { $0.kinds = [.screenWidth] }
    let half = {
      PlantedDefects.Screen { view in
        let half = UIView()
        half.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(half)
        half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
      }
    }
    #expect(defects(half, over: plan) == [])
  }

  @Test("a label that does not follow the text size is found, and one that does is not")
  func fixedFont() throws {
    let plan = plan(320...450, step: 32) { $0.textSizes = [.accessibilityExtraExtraExtraLarge] }
    let defect = try only(PlantedDefects.fixedFont, over: plan)
    #expect(defect.kind == .fixedTextSize && defect.view == "print \"Fine print\"" && defect.text.contains("12 points"))
    #expect(defect.occurrences.map(\.isEverywhere) == [true])
  }

  @Test("a label that fits its text and no longer one is found at double length")
  func doubleLength() throws {
    let plan = plan(320...450, step: 32) { $0.includesLongTexts = true }
    let defect = try only(PlantedDefects.fixedWidth, over: plan)
    #expect(defect.kind == .truncated && defect.occurrences.map(\.situation.hasLongTexts) == [true])
    #expect(defect.text.contains("Cancel Cancel"))
  }

  @Test("left in the place of leading is found from right to left")
  func leftForLeading() throws {
    let plan = plan(320...450, step: 32) { $0.includesRightToLeft = true }
    let defect = try only(PlantedDefects.left, over: plan)
    #expect(defect.kind == .notMirrored && defect.occurrences.map(\.situation.isRightToLeft) == [true])
    #expect(defect.causes.contains { $0.contains("name.left") })
  }

  @Test("one inset taken for both is found on a device whose insets differ")
  func equalInsets() throws {
    let device = try Device.named("iPhone Duo outer display")
    let defect = try only(PlantedDefects.equalInsets, over: .devices([.standard, device]))
    #expect(defect.kind == .unsafeArea && defect.occurrences.map(\.situation.device) == [device.name])
    #expect(defect.text.contains("right edge"))
  }

  @Test("the same mistake in several situations is one defect, the plainest first")
  func oneDefect() throws {
    let plan = plan(320...450, step: 32) {
      $0.textSizes = [.accessibilityExtraExtraExtraLarge]
      $0.includesLongTexts = true
      $0.includesRightToLeft = true
      $0.devices = [.standard]
    }
    let defect = try only(PlantedDefects.smallButton, over: plan)
    #expect(defect.occurrences.count == 5 && defect.worst.situation.textSize == "L")
    #expect(defect.occurrences.last?.widths == [])
  }

  @Test("the app's own least width holds in the sweep")
  func restrictions() throws {
    let plan = plan(320...700, step: 16) { $0.windows = [SweepPlan().windows[1]] }
    let found = ScreenSweep(
      of: .made { host in
        host.window.windowScene?.sizeRestrictions?.minimumSize.width = 430
        host.show(PlantedDefects.fixedPlace())
      }, over: plan
    ).report()
    #expect(found.defects == [])
  }

  // MARK: - Correct screens

  @Test(
    "nothing is found on a correct screen",
    arguments: ["form", "list", "adaptive", "tabs", "grid", "messages", "split"])
  func correct(_ name: String) {
    let screens: [String: @MainActor () -> UIViewController] = [
      "form": CorrectScreens.form, "list": CorrectScreens.list, "adaptive": CorrectScreens.adaptive,
      "tabs": CorrectScreens.tabs, "grid": CorrectScreens.grid,
      "messages": CorrectScreens.messages, "split": CorrectScreens.split,
    ]
    var plan = SweepPlan()
    plan.step = 32
    plan.devices = [.standard, .standard.held(.landscape)]
    let report = ScreenSweep(of: .made { $0.show(screens[name]!()) }, over: plan).report()
    #expect(report.defects.map(\.description) == [])
    #expect(report.lookCount > 100)
  }

  // MARK: - Existing screens

  @Test("a screen that a user has changed is swept as it is, and left as it was")
  func living() throws {
    let host = ViewHost()
    host.show(PlantedDefects.fixedPlace())
    let before = host.dump().text
    let report = ScreenSweep(of: .living(host), over: .widths(320...500, step: 16)).report()
    #expect(
      report.defects.map(\.kind) == [.offScreen] && report.defects.first?.occurrences.map(\.widths) == [[320...418]])
    #expect(host.dump().text == before && host.window.bounds.size == host.device.size)
  }

  @Test("two sweeps of a screen say the same")
  func deterministic() throws {
    let plan = SweepPlan.widths(320...500, step: 16)
    #expect(defects(PlantedDefects.overlap, over: plan) == defects(PlantedDefects.overlap, over: plan))
  }

  @Test("a defect's picture has its width")
  func picture() throws {
    let sweep = ScreenSweep(of: .made { $0.show(PlantedDefects.overlap()) }, over: .widths(320...400, step: 16))
    let defect = try #require(sweep.report().defects.first)
    let picture = try #require(sweep.picture(at: defect.worst, scale: 0.5))
    #expect(picture.image.width == 160 && picture.image.height == 426)
  }
}
