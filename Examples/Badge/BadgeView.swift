import UIKit
import ViewCode

// snippet: view
/// A word on a red ground: the smallest whole view, as large as its text with a margin.
final class BadgeView: CodedView {
  private lazy var label = UILabel()
    .setting(\.text, to: "New")
    .setting(\.textColor, to: .white)

  var hierarchy: Hierarchy {
    label
  }

  var layout: Layout {
    label.pin(.vertical, inset: 4)
    label.pin(.horizontal, inset: 10)
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .systemRed)
    Setting(\.layer.cornerRadius, of: self, to: 8)
  }
}
// snippet end

#Preview("BadgeView", traits: .sizeThatFitsLayout) {
  BadgeView()
}
