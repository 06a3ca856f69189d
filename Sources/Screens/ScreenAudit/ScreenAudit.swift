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
    TargetSizeRule(), TruncationRule(), ContrastRule(), OffScreenRule(), OverlapRule(), MissingLabelRule(),
    MissingImageRule(),
    ReadingOrderRule(), MirroringRule(), LayoutRule(),
  ]

  /// Which rules a screen is checked against.
  package enum Extent {
    /// All of them.
    case all
    /// Those whose findings depend on the size of the window, of text and the like. They draw no picture.
    case sizes
  }

  /// The findings with their views, those of layout last. Each view has at most one of a kind.
  package let results: [AuditedFinding]

  /// The findings, in the order of ``results``.
  package var findings: [Finding] { results.map(\.finding) }

  /// Checks a host's screen, after an update.
  package init(of host: ViewHost, extent: Extent = .all) {
    results = host.run {
      let screen = AuditedScreen(host)
      let rules = extent == .all ? ScreenAudit.rules : ScreenAudit.rules.filter(\.dependsOnSize)
      return rules.flatMap { $0.findings(on: screen) }
    }
  }
}
