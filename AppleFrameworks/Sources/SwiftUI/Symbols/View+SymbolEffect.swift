import UIKit

/// A view that passes through the appearances of an effect.
nonisolated private struct SymbolEffectHolder<Content: View, Trigger: Equatable>: View {
  let content: Content
  let looks: [SymbolLook]
  let resting: SymbolLook?
  let options: SymbolEffectOptions
  /// The value whose change starts the effect; `nil` for an indefinite effect.
  let trigger: Trigger?
  let isActive: Bool
  @Environment(\.areSymbolEffectsRemoved) private var isRemoved

  @MainActor var body: some View {
    let animation = Animation.easeInOut(duration: 0.3 / options.factor)
    // A symbol passes through all appearances as often as the options specify.
    let cycle = Array(repeating: looks, count: max(1, min(options.count ?? 1, 20))).flatMap { $0 }
    let phases = [SymbolLook()] + cycle
    if isRemoved || (!isActive && resting == nil) {
      content
    } else if let resting {
      Looking(content: content, look: isActive ? resting : SymbolLook()).animation(animation, value: isActive)
    } else if let trigger {
      PhaseAnimator(phases, trigger: trigger) {
        Looking(content: content, look: $0)
      } animation: { _ in
        animation
      }
    } else {
      PhaseAnimator(phases) {
        Looking(content: content, look: $0)
      } animation: { _ in
        animation
      }
    }
  }

  private struct Looking: View {
    let content: Content
    let look: SymbolLook
    var body: some View {
      content.scaleEffect(look.scale).rotationEffect(.degrees(look.degrees)).opacity(look.opacity)
    }
  }
}

private enum SymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the effects that ancestors apply to symbols are removed.
  var areSymbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

extension View {
  /// Applies an effect to the view while it is active.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:)
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let built = effect as? any BuiltInSymbolEffect
    return SymbolEffectHolder<Self, Bool>(
      content: self, looks: built?.looks ?? [], resting: built?.resting, options: options, trigger: nil,
      isActive: isActive && built != nil)
  }

  /// Applies an effect to the view when a value changes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:)
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let built = effect as? any BuiltInSymbolEffect
    return SymbolEffectHolder<Self, U>(
      content: self, looks: built?.looks ?? [], resting: nil, options: options, trigger: value, isActive: built != nil)
  }

  /// Removes the effects of symbols in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/symboleffectsremoved(_:)
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.areSymbolEffectsRemoved, isEnabled)
  }
}
