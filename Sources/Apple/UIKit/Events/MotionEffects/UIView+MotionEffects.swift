extension UIView {
  /// Adds a motion effect.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/addmotioneffect(_:)
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  /// Removes a motion effect.
  public final func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  /// The motion effects of the view.
  ///
  /// - Default: none.
  public final var motionEffects: [UIMotionEffect] {
    get { rareStorage?.motionEffects.effects ?? [] }
    set {
      rare.motionEffects.effects = newValue
      updateMotionEffects()
    }
  }

  /// Updates the effects for the current tilt of the device. With Reduce Motion they have no effect.
  func updateMotionEffects() {
    guard let state = rareStorage?.motionEffects, !state.effects.isEmpty || !state.keys.isEmpty else { return }
    let isReduced = window?.screen.configuration.accessibility.contains(.reduceMotion) ?? false
    let offset = isReduced ? .zero : UserInterface.current.tilt.offset
    let values =
      offset == .zero
      ? nil : MotionValues.sum(state.effects.map { $0.keyPathsAndRelativeValues(forViewerOffset: offset) ?? [:] })
    rare.motionEffects.keys = MotionAnimation.show(values, on: self, replacing: state.keys)
  }
}

/// The motion effects of a view, with their animations.
struct ViewMotionEffects {
  var effects: [UIMotionEffect] = []
  var keys: [String] = []
}
