import PreviewProtocol
import UIKit

/// A rule that finds controls for which a screen reader only knows the type.
struct MissingLabelRule: AuditRule {
  let kinds = ["no-label"]
  let dependsOnSize = false

  func findings(on screen: AuditedScreen) -> [AuditedFinding] {
    screen.entries.compactMap { entry in
      guard let control = entry.view as? UIControl, !entry.isSystemPart, !entry.visible.isEmpty,
        control.isAccessibilityElement, !(control is UITextField)
      else { return nil }
      guard (control.accessibilityLabel ?? "").isEmpty, (control.accessibilityValue ?? "").isEmpty else { return nil }
      let finding = Finding(
        kind: "no-label", view: AuditedScreen.name(of: control),
        text: "VoiceOver announces only its type, because it has no title and no accessibilityLabel",
        frame: AuditedScreen.numbers(entry.frame))
      return AuditedFinding(finding, of: control)
    }
  }
}
