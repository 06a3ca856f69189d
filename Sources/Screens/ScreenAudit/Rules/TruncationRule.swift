import PreviewProtocol
import UIKit

/// A rule that finds truncated text.
struct TruncationRule: AuditRule {
  let kinds = ["truncated"]
  let dependsOnSize = true

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    screen.entries.compactMap { entry in
      guard let label = entry.view as? UILabel, !(label.text ?? "").isEmpty, !entry.visible.isEmpty, label.isTextCut
      else { return nil }
      let need = need(of: label)
      // The label of a title belongs to a button.
      let view = label.superview as? UIButton ?? label
      let finding = Finding(
        kind: "truncated", view: AuditedScreen.name(of: view),
        text:
          "\"\(TruncationRule.beginning(of: label.text ?? ""))\" does not fit \(AuditedScreen.size(entry.frame.size)) points"
          + (label.numberOfLines == 0 ? "" : " in \(label.numberOfLines) line\(label.numberOfLines == 1 ? "" : "s")")
          + "; the full text requires \(AuditedScreen.length(need.points)) points \(need.direction)",
        frame: AuditedScreen.numbers(entry.frame))
      let room = need.direction == "across" ? label.bounds.width : label.bounds.height
      return AuditedFinding(
        finding, of: view, extent: Double(need.points / max(room, 1)), isByLineLimit: showsAllLines(label))
    }
  }

  private static let most = 100

  /// Returns the beginning of a text, which suffices to find it.
  private static func beginning(of text: String) -> String {
    text.count > most ? text.prefix(most) + "…" : text
  }

  /// Returns whether a label has a limit of several lines, and space for all of them.
  private func showsAllLines(_ label: UILabel) -> Bool {
    guard label.numberOfLines > 1 else { return false }
    let limited = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: label.bounds.width, height: 100_000),
      limitedToNumberOfLines: label.numberOfLines)
    return label.bounds.height > limited.height - 1
  }

  /// Returns the height that a label's entire text requires in its width, or the width if it has one line.
  private func need(of label: UILabel) -> (points: CGFloat, direction: String) {
    if label.numberOfLines == 1 {
      let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      return (size.width, "across")
    }
    let all = label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: label.bounds.width, height: 100_000), limitedToNumberOfLines: 0)
    return (all.height, "down")
  }
}
