import CommandArguments
import ScreenAudit
import UIKit
import ViewHost

extension SweepOptions {
  @MainActor
  func plan(in environment: ProgramEnvironment) throws -> SweepPlan {
    var plan = SweepPlan()
    plan.widths = widths.range
    plan.step = step
    if !devices.isEmpty { plan.windows = try devices.map { try Device.named($0) } }
    if !textSizes.isEmpty { plan.textSizes = try textSizes.map { try TextSize.category(named: $0) } }
    if !kinds.isEmpty { plan.kinds = Set(kinds.compactMap { DefectKind(rawValue: $0.rawValue) }) }
    if quick {
      plan.textSizes = []
      plan.includesLongTexts = false
      plan.includesRightToLeft = false
      plan.devices = []
    }
    plan.surroundings.sdk = sdk?.version ?? environment.standardSDK
    return plan
  }
}
