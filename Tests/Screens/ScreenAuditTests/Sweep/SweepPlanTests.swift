import Testing

@testable import ScreenAudit

@MainActor
@Suite("What a sweep looks at")
struct SweepPlanTests {
  @Test("samples begin and end with the range, and widths of devices are among them")
  func samples() {
    let samples = SweepPlan.widths(320...400, step: 30).samples(isCoarse: false)
    #expect(samples == [320, 350, 375, 380, 390, 393, 400])
    #expect(SweepPlan.widths(500...500).samples(isCoarse: true) == [500])
    #expect(SweepPlan.widths(321...325, step: 0).samples(isCoarse: false) == [321, 322, 323, 324, 325])
  }

  @Test("each screen of the devices is looked at once")
  func devices() {
    let plan = SweepPlan()
    #expect(plan.devices.count > 30 && Set(plan.devices).count == plan.devices.count)
    #expect(plan.devices.contains { $0.orientation == .landscape && $0.name == "iPhone SE" })
  }

  @Test("ranges in words are as short as they can be")
  func words() {
    func words(_ widths: [ClosedRange<Int>], everywhere: Bool = false) -> String {
      let situation = SweepSituation(
        device: "iPhone 15", hasDeviceSize: false, textSize: "L", hasLongTexts: false, isRightToLeft: false)
      return DefectOccurrence(situation: situation, widths: widths, isEverywhere: everywhere).widthsInWords
    }
    #expect(words([507...511]) == "widths 507 to 511" && words([507...507]) == "width 507")
    #expect(words([320...374, 400...400, 507...511]) == "widths 320 to 374, 400 and 507 to 511")
    #expect(words([320...1366], everywhere: true) == "every width from 320 to 1366")
    #expect(words((0..<7).map { $0 * 10...$0 * 10 + 1 }) == "7 ranges of widths between 0 and 61")
  }
}
