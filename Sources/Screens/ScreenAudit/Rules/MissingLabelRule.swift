import PreviewProtocol
import UIKit

/// A rule that finds controls for which a screen reader only knows the type, or the name of an image.
struct MissingLabelRule: AuditRule {
  let kinds = ["no-label"]
  let dependsOnSize = false

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    screen.entries.compactMap { entry in
      guard let control = entry.view as? UIControl, !entry.isSystemPart, !entry.visible.isEmpty,
        control.isAccessibilityElement, !(control is UITextField)
      else { return nil }
      guard let text = problem(of: control) else { return nil }
      let finding = Finding(
        kind: "no-label", view: AuditedScreen.name(of: control), text: text,
        frame: AuditedScreen.numbers(entry.frame))
      return AuditedFinding(finding, of: control)
    }
  }

  private func problem(of control: UIControl) -> String? {
    let label = control.accessibilityLabel ?? ""
    if label.isEmpty {
      guard (control.accessibilityValue ?? "").isEmpty else { return nil }
      return "VoiceOver only reads its type, because it has no title and no accessibilityLabel"
    }
    guard MissingLabelRule.isImageName(label) else { return nil }
    return "VoiceOver reads \"\(label)\", which is the name of an image; set accessibilityLabel to words"
  }

  /// Returns whether a label has the form of an image's name, such as `ic_close_24` or `btn-close-2`: parts of lowercase
  /// letters and digits with underscores, or with hyphens and a number. "e-mail" is a word.
  static func isImageName(_ label: String) -> Bool {
    let parts = label.split(omittingEmptySubsequences: false) { "_-".contains($0) }
    guard parts.count > 1 else { return false }
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
    guard isPlain, label.contains(where: \.isLetter) else { return false }
    return label.contains("_") || (label.contains(where: \.isNumber) && parts.count > 2)
  }
}
