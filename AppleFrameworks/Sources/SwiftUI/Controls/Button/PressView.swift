import UIKit

/// A modifier that makes its content a control.
struct PressModifier: EffectModifier {
  let action: @MainActor () -> Void
  let press: (Bool) -> Void
  func makeView() -> PressView { PressView() }
  func configure(_ view: PressView, _ box: EffectBox<Self>) {
    view.control.action = action
    view.control.press = press
    view.control.isEnabled = box.environment.isEnabled
    view.control.setMenu(box.environment.buttonMenu)
    view.control.frame = CGRect(origin: .zero, size: box.frame.size)
  }
}

/// The view of a button. It contains the control that receives touches, which contains the content.
final class PressView: PassingView {
  let control = PressControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(control)
  }
  required init?(coder: NSCoder) { fatalError("a button of SwiftUI cannot be decoded from an archive") }

  override var contentView: UIView { control }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds
  }
}
