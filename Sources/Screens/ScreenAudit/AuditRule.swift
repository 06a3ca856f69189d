/// A rule for the audit of screens.
///
/// To add a rule, write a type in its own file, and add it to ``ScreenAudit/rules``.
@MainActor
protocol AuditRule: Sendable {
  /// The kinds of the rule's findings, such as "small-target". Rules do not share kinds.
  var kinds: [String] { get }

  /// Whether the findings depend on the size of the window, the text size and similar settings, so that several should
  /// be examined.
  var dependsOnSize: Bool { get }

  /// Returns the violations on a screen, in the drawing order of the views. A view has at most one of a kind.
  func findings(on screen: AuditedScreen) -> [AuditedFinding]
}
