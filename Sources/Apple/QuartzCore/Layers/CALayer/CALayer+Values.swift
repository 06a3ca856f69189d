import Synchronization

/// The storage of values. Setters compare values and then store them here, with the side effects of the change.
extension CALayer {
  /// Returns whether a class is one of this module's, which don't observe changes of their properties.
  static func isBuiltIn(_ type: CALayer.Type) -> Bool {
    type == CALayer.self || type == CAShapeLayer.self || type == CAGradientLayer.self || type == CATransformLayer.self
      || type == CAReplicatorLayer.self || type == CATextLayer.self || type == CAScrollLayer.self
  }

  /// The rarely used properties, created if needed.
  package final var extrasToChange: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Stores a change of the property `key` and runs its action if there is one.
  @inline(__always)
  final func change(_ key: LayerKey, _ store: () -> Void) {
    if flags.contains(.observesChanges) || ImplicitAnimations.runningBlocks.load(ordering: .relaxed) > 0 {
      changeObserved(named: key.rawValue, store)
    } else {
      store()
    }
  }

  @inline(never)
  final func changeObserved(named key: String, _ store: () -> Void) {
    // The action is determined before the change, so that it can read the old value, and runs after it.
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    if let animation = action as? CABasicAnimation { animation.noteValueBefore(of: self, forKey: key) }
    store()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  final func store(_ value: Bool, as flag: LayerFlags) {
    if value { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Whether the layer is currently displayed elsewhere, such as in the preview of a menu. The values that the app set
  /// don't change.
  package final var isLifted: Bool {
    get { flags.contains(.isLifted) }
    set { store(newValue, as: .isLifted) }
  }

  final func storeBackgroundColor(_ color: CGColor?) {
    guard color !== appearance.backgroundColor, color != appearance.backgroundColor else { return }
    change(.backgroundColor) { appearance.backgroundColor = color }
  }

  final func storeBorderColor(_ color: CGColor?) {
    guard color !== appearance.borderColor, color != appearance.borderColor else { return }
    change(.borderColor) { appearance.borderColor = color }
  }

  final func storeMaskedCorners(_ corners: CACornerMask) {
    let bits = UInt8(truncatingIfNeeded: corners.rawValue & 0b1111)
    guard bits != appearance.maskedCorners else { return }
    change(.maskedCorners) { appearance.maskedCorners = bits }
  }

  final func storeShadow<Value: Equatable>(
    _ key: LayerKey, _ keyPath: WritableKeyPath<LayerShadow, Value>, _ value: Value
  ) {
    let extras = extrasToChange
    guard value != extras.shadow[keyPath: keyPath] else { return }
    change(key) { extras.shadow[keyPath: keyPath] = value }
  }

  final func storeShadowPath(_ path: CGPath?) {
    let path = path is CGMutablePath ? path?.copy() : path
    guard path != extras?.shadow.path else { return }
    change(.shadowPath) { extrasToChange.shadow.path = path }
  }

  final func storeMask(_ mask: CALayer?) {
    let old = extras?.mask
    guard mask !== old else { return }
    if let mask {
      preconditionOfCaller(mask !== self, "\(mask) cannot be its own mask")
      preconditionOfCaller(
        mask.superlayerStore == nil, "a mask cannot have a superlayer, but \(mask) is in \(mask.superlayerStore!)")
    }
    change(.mask) {
      if let old {
        old.superlayerStore = nil
        awaiting.forget(old)
      }
      extrasToChange.mask = mask
      mask?.superlayerStore = self
    }
    if let mask { adoptNeeds(of: mask) }
  }
}
