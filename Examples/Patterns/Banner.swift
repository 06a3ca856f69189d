import UIKit
import ViewCode

// snippet: before
final class HandmadeBannerView: UIView {
  private let label = UILabel()
  private lazy var openHeight = heightAnchor.constraint(equalToConstant: 100)
  private lazy var closedHeight = heightAnchor.constraint(equalToConstant: 36)

  var isOpen = false {
    didSet {
      guard isOpen != oldValue else { return }
      // The one that goes goes first, or both hold for a moment.
      (isOpen ? closedHeight : openHeight).isActive = false
      (isOpen ? openHeight : closedHeight).isActive = true
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Storm warning"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    backgroundColor = .secondarySystemBackground
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      closedHeight,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this view is made in code")
  }
}
// snippet end

// snippet: after
final class BannerView: CodedView {
  private let label = UILabel()

  private lazy var states = LayoutStates(false) { isOpen in
    height(isOpen ? 100 : 36)
  }

  var isOpen: Bool {
    get { states.current }
    set { states.current = newValue }
  }

  var hierarchy: Hierarchy {
    label
  }

  var layout: Layout {
    label.pin(.top, inset: 8)
    label.pin(.leading, inset: 16)
    states
  }

  var configuration: Configuration {
    Setting(\.text, of: label, to: "Storm warning")
    Setting(\.backgroundColor, of: self, to: .secondarySystemBackground)
  }
}
// snippet end

#Preview("Banner, closed and open", traits: .sizeThatFitsLayout) {
  UIStackView.vertical(spacing: 12) {
    BannerView()
    BannerView().setup { $0.isOpen = true }
  }
  .fixed(width: 320)
  .onBackground(.systemBackground, margins: 12)
}
