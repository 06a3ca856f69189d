import UIKit

/// A switch whose accessibility label is the text of the toggle's label.
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

/// A view that contains a control and its label, which form one accessibility element.
final class LabeledControlView: PassingView {}

/// A modifier that puts a control and its label in a `LabeledControlView`.
struct LabeledControlModifier: EffectModifier {
  func makeView() -> LabeledControlView { LabeledControlView() }
  func configure(_ view: LabeledControlView, _ box: EffectBox<Self>) {}
}
