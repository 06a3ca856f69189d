/// A rule that screens are checked against.
///
/// To add one, write a type in a file of its own, and put it into ``ScreenAudit/rules``.
@MainActor
protocol AuditRule: Sendable {
  /// The kinds of its findings, such as "small-target". No two rules share one.
  var kinds: [String] { get }

  /// Whether what it finds depends on the size of the window, of text and the like, so that it is worth looking at several.
  var dependsOnSize: Bool { get }

  /// The violations on a screen, in the order in which its views are drawn. A view has at most one of a kind.
  func findings(on screen: AuditedScreen) -> [AuditedFinding]
}
