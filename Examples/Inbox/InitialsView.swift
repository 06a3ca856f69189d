import UIKit
import ViewCode

/// A round replacement for a person's missing picture: initials on a color.
final class InitialsView: CodedView {
  private lazy var label = UILabel()
    .setting(\.font, to: .systemFont(ofSize: 16, weight: .semibold))
    .setting(\.textColor, to: .white)

  var hierarchy: Hierarchy { label }

  var layout: Layout { label.pin(.center) }

  var configuration: Configuration {
    Setting(\.isAccessibilityElement, of: label, to: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  func show(_ message: MailMessage) {
    label.text = message.initials
    backgroundColor = message.color
  }
}
