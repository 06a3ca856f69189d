import UIKit
import ViewCode

// snippet: before
final class HandmadeGrowingView: UIView {
  private let box = UIView()
  private lazy var boxHeight = box.heightAnchor.constraint(equalToConstant: 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.backgroundColor = .systemBlue
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
      boxHeight,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:): this view is made in code")
  }

  func grow() {
    boxHeight.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.layoutIfNeeded()
    }
  }
}
// snippet end

// snippet: after
final class GrowingView: CodedView {
  private let box = UIView()
  private lazy var heights = ConstraintGroup { box.height(10) }

  var hierarchy: Hierarchy {
    box
  }

  var layout: Layout {
    box.pin(.top, .horizontal)
    heights
  }

  var configuration: Configuration {
    Setting(\.backgroundColor, of: box, to: .systemBlue)
  }

  func grow() {
    heights.update { box.height(100) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.layoutIfNeeded()
    }
  }
}
// snippet end
