import PreviewProtocol
import ViewHost

/// An audit that finds visible, tactile and audible faults of a screen.
///
/// It checks the screen in its current state, without changes. Its limits are those of Apple's Human Interface
/// Guidelines (44 points) and of WCAG 2.2 (contrast).
@MainActor
package struct ScreenAudit {
  /// All rules, in the order of their findings.
  static let rules: [any AuditRule] = [
    TargetSizeRule(), TruncationRule(), ContrastRule(), OffScreenRule(), OverlapRule(), MissingLabelRule(),
    MissingImageRule(), ReadingOrderRule(), MirroringRule(), CellChainRule(), LayoutRule(),
  ]

  /// The set of rules for an audit.
  package enum Extent {
    /// All rules.
    case all
    /// The rules whose findings depend on the size of the window, the text size and similar settings. They draw no
    /// picture.
    case sizes
  }

  /// The findings with their views. Those of layout are last. Each view has at most one of a kind.
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
