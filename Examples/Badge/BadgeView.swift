import UIKit
import ViewCode

/// A word on a red ground: the smallest whole view, as large as its text with a margin.
final class BadgeView: CodedView {
  private lazy var label = UILabel()
    .setting(\.text, to: "New")
    .setting(\.textColor, to: .white)

  var hierarchy: Hierarchy {
    label
  }

  var layout: Layout {
    label.topAnchor.constraint(equalTo: topAnchor, constant: 4)
    label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4)
    label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10)
    label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10)
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .systemRed)
    Setting(\.layer.cornerRadius, of: self, to: 8)
  }
}

#Preview("BadgeView", traits: .sizeThatFitsLayout) {
  BadgeView()
}
