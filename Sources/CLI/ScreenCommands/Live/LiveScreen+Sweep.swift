import CommandArguments
import PreviewProtocol
import ScreenAudit
import UIKit
import ViewHost

extension LiveScreen {
  /// The step between the first widths, which is large because an agent waits for the answer.
  private static let sweepStep = 8

  /// Returns the defects of the screen at other sizes.
  func sweep(_ query: SweepQuery) throws -> LiveSweep {
    guard query.least >= 1, query.least <= query.largest, CGFloat(query.largest) <= ViewSize.largestSide else {
      throw LiveFailure.widths(max: Int(ViewSize.largestSide))
    }
    var plan = SweepPlan()
    plan.widths = query.least...query.largest
    plan.step = LiveScreen.sweepStep
    plan.windows = [host.device]
    plan.devices = []
    plan.surroundings = host.surroundings
    let content = remakeUntouched.map { ScreenSweep.Content.made($0) } ?? .living(host)
    let report = ScreenSweep(of: content, over: plan).report()
    return LiveSweep(
      defects: report.defects.map { defect in
        LiveSweep.Defect(
          kind: defect.kind.rawValue, view: defect.view, place: defect.place?.description,
          occurrences: SweepText.occurrenceLines(of: defect), text: "at \(defect.worst): \(defect.text)",
          causes: defect.causes, changes: defect.changes)
      }, lookCount: report.lookCount)
  }
}
