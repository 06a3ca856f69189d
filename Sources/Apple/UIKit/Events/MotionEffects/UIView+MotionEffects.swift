extension UIView {
  /// Changes the view by how the device is held, from now on.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/addmotioneffect(_:)
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  /// Ends what ``addMotionEffect(_:)`` began.
  public final func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  /// The effects of the view.
  ///
  /// - Default: none.
  public final var motionEffects: [UIMotionEffect] {
    get { rareStorage?.motionEffects.effects ?? [] }
    set {
      rare.motionEffects.effects = newValue
      updateMotionEffects()
    }
  }

  /// Shows what the effects say of the device as it is held now. With Reduce Motion they say nothing.
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

/// A view's motion effects, and the animations that show them.
struct ViewMotionEffects {
  var effects: [UIMotionEffect] = []
  var keys: [String] = []
}
