import PreviewProtocol
import UIKit
import ViewHost

/// What is wrong with a screen as a person would see, touch or hear it: small targets, text that is cut, low contrast, overlaps, what
/// lies off the screen or below the keyboard, controls without a label, image views without an image, an order of reading that jumps back,
/// what does not turn round with the direction of writing, constraints that contradict or leave something open.
///
/// It looks at the screen as it is now, and changes nothing. Its measures are those of Apple's Human Interface Guidelines (44 points) and
/// of WCAG 2.2 (contrast).
@MainActor
package struct ScreenAudit {
  /// The findings, those of layout last. Each view has at most one of a kind.
  package let findings: [Finding]

  /// Looks at a host's screen, after an update.
  package init(of host: ViewHost) {
    findings = host.run {
      let screen = AuditedScreen(host)
      var found = TargetSizeRule.findings(on: screen)
      found += TextRule.findings(on: screen)
      found += OffScreenRule.findings(on: screen)
      found += OverlapRule.findings(on: screen)
      found += MissingLabelRule.findings(on: screen)
      found += MissingImageRule.findings(on: screen)
      found += ReadingOrderRule.findings(on: screen)
      found += MirroringRule.findings(on: screen)
      found += ScreenAudit.layout(of: host)
      return found
    }
  }

  private static func layout(of host: ViewHost) -> [Finding] {
    let report = host.layoutReport()
    let conflicts = report.conflicts.map { conflict in
      let broken = conflict.constraints.first(where: \.isBroken) ?? conflict.constraints.last
      let lines = conflict.constraints.map { "\($0.equation) (\($0.origin))" }
      return Finding(
        kind: "conflict", view: broken?.equation ?? "constraints",
        text: ([conflict.reason ?? conflict.message] + lines).joined(separator: "\n  "), frame: nil,
        changes: conflict.changes)
    }
    let ambiguities = report.ambiguities.map {
      Finding(kind: "ambiguous", view: $0.view, text: $0.text, frame: nil, changes: $0.changes)
    }
    return conflicts + ambiguities
  }
}
