import PreviewProtocol
import UIKit

/// Controls of which a screen reader could only say what kind they are.
@MainActor
enum MissingLabelRule {
  static func findings(on screen: AuditedScreen) -> [Finding] {
    screen.entries.compactMap { entry in
      guard let control = entry.view as? UIControl, !entry.isSystemPart, !entry.visible.isEmpty,
        control.isAccessibilityElement, !(control is UITextField)
      else { return nil }
      guard (control.accessibilityLabel ?? "").isEmpty, (control.accessibilityValue ?? "").isEmpty else { return nil }
      return Finding(
        kind: "no-label", view: AuditedScreen.name(of: control),
        text: "VoiceOver has nothing to say but its kind: it has no title and no accessibilityLabel",
        frame: AuditedScreen.numbers(entry.frame))
    }
  }
}
