import PreviewProtocol
import ViewHost

/// Finds the faults of a screen that a person would see, touch or hear.
///
/// It checks the screen as it is now, and changes nothing. Its measures are those of Apple's Human Interface Guidelines
/// (44 points) and of WCAG 2.2 (contrast).
@MainActor
package struct ScreenAudit {
  /// All rules, in the order of their findings.
  static let rules: [any AuditRule] = [
    TargetSizeRule(), TextRule(), OffScreenRule(), OverlapRule(), MissingLabelRule(), MissingImageRule(),
    ReadingOrderRule(), MirroringRule(), LayoutRule(),
  ]

  /// The findings, those of layout last. Each view has at most one of a kind.
  package let findings: [Finding]

  /// Checks a host's screen, after an update.
  package init(of host: ViewHost) {
    findings = host.run {
      let screen = AuditedScreen(host)
      return ScreenAudit.rules.flatMap { $0.findings(on: screen) }
    }
  }
}
