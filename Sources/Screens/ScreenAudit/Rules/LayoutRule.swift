import PreviewProtocol
import ViewHost

/// A rule that finds conflicting constraints, and views with ambiguous layout.
struct LayoutRule: AuditRule {
  let kinds = ["conflict", "ambiguous"]
  let dependsOnSize = true

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    let report = screen.host.layoutReport()
    let conflicts = report.conflicts.map { conflict in
      let broken = conflict.constraints.first(where: \.isBroken) ?? conflict.constraints.last
      let lines = conflict.constraints.map { "\($0.equation) (\($0.origin))" }
      let finding = Finding(
        kind: "conflict", view: broken?.equation ?? "constraints",
        text: ([conflict.reason ?? conflict.message] + lines).joined(separator: "\n  "), frame: nil,
        changes: conflict.changes)
      return AuditedFinding(finding, of: nil, conflict: conflict)
    }
    let ambiguities = report.ambiguities.map {
      AuditedFinding(
        Finding(kind: "ambiguous", view: $0.view, text: $0.text, frame: nil, changes: $0.changes), of: nil)
    }
    return conflicts + ambiguities
  }
}
