import ScreenAudit
import UIKit
import ViewHost

/// A call of `expectNoDefects`.
@MainActor
struct DefectExpectation {
  let context: TestContext
  let plan: SweepPlan

  func verify(accepting isAccepted: (Defect) -> Bool, show: @escaping (ViewHost) -> Void) {
    do {
      try ViewHost.checkFonts()
    } catch {
      return context.fail("\(error)")
    }
    if plan.windows.isEmpty, plan.devices.isEmpty { context.fail("a sweep requires at least one device") }
    let sweep = ScreenSweep(of: .made(show), over: plan)
    for (index, defect) in sweep.report().defects.enumerated() where !isAccepted(defect) {
      context.fail(SweepText.words(for: defect))
      // The attachment follows the issue, so that reports contain them in this order.
      if let picture = sweep.picture(at: defect.worst, scale: 1) {
        context.attach(picture.png(), named: "\(context.function.prefix { $0 != "(" }).defect-\(index + 1).png")
      }
    }
  }
}
