import PreviewProtocol
import UIKit

/// A rule that finds views that are not mirrored on a screen with right-to-left layout.
///
/// Other screens are not checked, because an edge on the left is often intended.
struct MirroringRule: AuditRule {
  let kinds = ["not-mirrored"]
  let dependsOnSize = true

  /// The tolerance in points. Centered views have the same position in both directions.
  private static let tolerance: CGFloat = 1.5

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    screen.entries.compactMap { entry in
      guard !entry.visible.isEmpty, !entry.isSystemPart, !(entry.view is UIWindow),
        entry.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      else { return nil }
      return pinned(entry) ?? aligned(entry)
    }
  }

  /// Returns a finding about a view that constraints pin to a left or right edge, unless it is centered in its
  /// container.
  private func pinned(_ entry: AuditedScreen.Entry) -> AuditedFinding? {
    guard let superview = entry.view.superview,
      abs(entry.view.frame.midX - superview.bounds.midX) > MirroringRule.tolerance
    else { return nil }
    let name = LayoutDiagnosis.name(of: entry.view)
    // Only the determining constraints that contain the view are considered.
    let fixed = LayoutDiagnosis.constraints(of: entry.view, .horizontal).filter { constraint in
      constraint.file != nil && ["left", "right"].contains { constraint.equation.contains("\(name).\($0)") }
    }
    guard !fixed.isEmpty else { return nil }
    let lines = fixed.map { "\($0.equation) (\($0.maker))" }
    let finding = Finding(
      kind: "not-mirrored", view: AuditedScreen.name(of: entry.view),
      text: (["it does not mirror in right-to-left languages, because it uses left and right"] + lines)
        .joined(separator: "\n  "), frame: AuditedScreen.numbers(entry.frame),
      changes: ["use leadingAnchor instead of leftAnchor, and trailingAnchor instead of rightAnchor"])
    return AuditedFinding(finding, of: entry.view)
  }

  /// Returns a finding about text that is aligned to the left, with space on the right.
  private func aligned(_ entry: AuditedScreen.Entry) -> AuditedFinding? {
    let alignment: NSTextAlignment
    switch entry.view {
    case let label as UILabel where !(label.text ?? "").isEmpty:
      let width = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines).width
      guard label.bounds.width - width > MirroringRule.tolerance else { return nil }
      alignment = label.textAlignment
    case let field as UITextField: alignment = field.textAlignment
    case let text as UITextView: alignment = text.textAlignment
    default: return nil
    }
    guard alignment == .left else { return nil }
    let finding = Finding(
      kind: "not-mirrored", view: AuditedScreen.name(of: entry.view),
      text: "its text is left-aligned in all languages", frame: AuditedScreen.numbers(entry.frame),
      changes: ["textAlignment = .natural"])
    return AuditedFinding(finding, of: entry.view)
  }
}
