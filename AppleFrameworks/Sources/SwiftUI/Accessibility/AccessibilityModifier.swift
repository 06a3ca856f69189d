import UIKit

/// Sets accessibility properties of a view.
struct AccessibilityModifier: EffectModifier {
  let apply: @MainActor (PassingView, EnvironmentValues) -> Void
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { apply(view, box.environment) }
}
