import UIKit

/// A switch that is called as its label says.
final class LabeledSwitch: UISwitch {
  override var accessibilityLabel: String? {
    get {
      if let label = super.accessibilityLabel { return label }
      let views = sequence(first: self as UIView, next: \.superview)
      return views.first { $0 is LabeledControlView }.map { ContentWords.of($0, except: self) }
    }
    set { super.accessibilityLabel = newValue }
  }
}

/// Around a control and its label, which are one thing for whoever does not see them.
final class LabeledControlView: PassingView {}

struct LabeledControlModifier: EffectModifier {
  func makeView() -> LabeledControlView { LabeledControlView() }
  func configure(_ view: LabeledControlView, _ box: EffectBox<Self>) {}
}
