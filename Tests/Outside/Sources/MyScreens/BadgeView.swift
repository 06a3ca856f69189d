import UIKit
import ViewCode

public final class BadgeView: CodedView {
  private lazy var label = UILabel()
    .setting(\.text, to: "New")
    .setting(\.textColor, to: .white)

  public var hierarchy: Hierarchy {
    label
  }

  public var layout: Layout {
    label.pin(.vertical, inset: 4)
    label.pin(.horizontal, inset: 10)
  }

  public var configuration: Configuration {
    Setting(\.backgroundColor, of: self, to: .systemRed)
    Setting(\.layer.cornerRadius, of: self, to: 8)
  }
}

#Preview("BadgeView", traits: .sizeThatFitsLayout) {
  BadgeView()
}
