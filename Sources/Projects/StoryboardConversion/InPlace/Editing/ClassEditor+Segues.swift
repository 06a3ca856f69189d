import SwiftSources
import SwiftSyntax

// MARK: - Segues

extension ClassEditor {
  /// Appends members at the end of the class, and helpers after it.
  func appendMembers(_ edits: inout SourceEdits) {
    let methods = Set(sources.chain(members.name).flatMap(\.methods))
    var lines = settingUp
    if !lines.isEmpty, !members.methods.isEmpty { lines.append("") }
    for line in members.methods {
      let blanks = String(line.prefix { $0 == " " })
      switch line.dropFirst(blanks.count) {
      case Substring(ClassMembers.preparation):
        guard methods.contains("prepare(for:sender:)"), let segue = segue(before: lines) else { continue }
        let identifier = segue.identifier.map { "\"\($0)\"" } ?? "nil"
        lines += [
          "\(blanks)let segue = UIStoryboardSegue(identifier: \(identifier), source: self, destination: destination)",
          "\(blanks)prepare(for: segue, sender: sender)",
        ]
      case Substring(ClassMembers.unwind):
        guard let segue = segue(before: lines) else { continue }
        lines += unwind(segue, prepares: methods.contains("prepare(for:sender:)")).map { blanks + $0 }
      default:
        lines.append(line)
        if line.hasPrefix("@objc private func "), let segue = segue(before: lines),
          methods.contains("shouldPerformSegue(withIdentifier:sender:)"), let identifier = segue.identifier
        {
          lines.append(
            "  guard shouldPerformSegue(withIdentifier: \"\(identifier)\", sender: sender) else { return }")
        }
      }
    }
    if !lines.isEmpty { edits.insert("\n" + text(lines) + "\n", at: end) }
  }

  func segue(before lines: [String]) -> ClassMembers.Segue? {
    guard let head = lines.last(where: { $0.hasPrefix("@objc private func ") }) else { return nil }
    let name = head.dropFirst("@objc private func ".count).prefix { $0 != "(" }
    return members.segues.first { $0.method == name }
  }

  func unwind(_ segue: ClassMembers.Segue, prepares: Bool) -> [String] {
    guard let action = segue.unwindAction, let target = unwinding[action] else { return ["dismiss(animated: true)"] }
    let identifier = segue.identifier.map { "\"\($0)\"" } ?? "nil"
    let method = action.split(separator: ":")[0]
    var lines = [
      "let containers = sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }",
      "let candidates = containers.flatMap { [$0] + $0.children.reversed() }",
      "let found = candidates.lazy.compactMap { $0 as? \(target) }",
      "guard let destination = found.first(where: { $0 !== self }) else { return }",
      "let segue = UIStoryboardSegue(identifier: \(identifier), source: self, destination: destination)",
    ]
    if prepares { lines.append("prepare(for: segue, sender: sender)") }
    lines += [
      "destination.\(Self.call(String(method)))",
      "let isCovered = destination.presentedViewController != nil",
      "if isCovered { destination.dismiss(animated: true) }",
      "destination.navigationController?.popToViewController(destination, animated: !isCovered)",
    ]
    return lines
  }

  /// Returns a call such as `unwindToList(_:)` with the segue, with the label for `unwindWithSegue:`.
  static func call(_ method: String) -> String {
    if let range = method.range(of: "With", options: .backwards), range.upperBound < method.endIndex {
      let label = method[range.upperBound...]
      return "\(method[..<range.lowerBound])(\(label.prefix(1).lowercased() + label.dropFirst()): segue)"
    }
    return "\(method)(segue)"
  }
}
