/// The displayed state of a layer during animations.
extension CALayer {
  /// Returns a closure that restores the layer's own values.
  final func saveValues() -> () -> Void {
    let (geometry, appearance, content, flags, extras) = (geometry, appearance, content, flags, extras)
    let restoreBuiltIn = saveBuiltInValues()
    self.extras = extras?.copyForShowing()
    return { [self] in
      self.geometry = geometry
      self.appearance = appearance
      self.content = content
      self.flags = flags
      self.extras = extras
      restoreBuiltIn()
    }
  }

  /// Replaces the layer's values with those of the animations.
  final func showAnimations() {
    guard let entries = extras?.animations?.entries else { return }
    show(entries)
    displayForAnimations(entries)
  }

  /// - Parameter delay: The time since the displayed moment, in seconds.
  final func show(_ entries: [LayerAnimations.Entry], delay: CFTimeInterval = 0) {
    let time = localTime(atClockTime: host.clock.now - delay)
    for entry in entries { entry.animation.show(on: self, at: time, defaultDuration: 0) }
  }

  /// Draws the contents for the moment if an animated property requires it.
  private final func displayForAnimations(_ entries: [LayerAnimations.Entry]) {
    guard flags.contains(.observesChanges) else { return }
    let type = type(of: self)
    let needsIt = entries.contains { entry in
      guard let path = (entry.animation as? CAPropertyAnimation)?.keyPath else { return false }
      return type.needsDisplay(forKey: LayerKeyPath(path).key)
    }
    guard needsIt else { return }
    let copy = presentationLayer()
    copy.geometry = geometry
    copy.display()
    content = copy.content
  }

  /// Returns a copy with the displayed values.
  final func presentationLayer() -> Self {
    let copy = presentationCopy()
    if let entries = extras?.animations?.entries {
      copy.superlayerStore = superlayerStore
      copy.show(entries)
      copy.superlayerStore = nil
    }
    return copy
  }

  /// Returns the displayed value of a property.
  package final func presentedValue(for path: LayerKeyPath) -> AnimationValue? {
    guard let entries = extras?.animations?.entries, !entries.isEmpty else { return shownValue(for: path) }
    let restore = saveValues()
    defer { restore() }
    show(entries)
    return shownValue(for: path)
  }

  // MARK: - Values by key path without notifications

  /// Returns a property's own value, without animations.
  package final func ownValue(for path: LayerKeyPath) -> AnimationValue? {
    shownValue(for: path)
  }

  final func shownValue(for path: LayerKeyPath) -> AnimationValue? {
    guard let value = propertyValue(forKey: path.key) else {
      return LayerKey(rawValue: path.key) == nil && extras?.attributes[path.key] == nil ? nil : .nothing
    }
    return AnimationValue(value)?.member(path.members[...])
  }

  final func show(_ value: AnimationValue, for path: LayerKeyPath) {
    guard !path.members.isEmpty else { return showValue(value, forKey: path.key) }
    guard let whole = propertyValue(forKey: path.key).flatMap({ AnimationValue($0) }) else { return }
    showValue(whole.replacing(path.members[...], with: value), forKey: path.key)
  }

  final func showLayerValue(_ value: AnimationValue, forKey name: String) {
    guard let key = LayerKey(rawValue: name) else {
      extrasToChange.attributes[name] = value.any
      return
    }
    switch key {
    case .anchorPoint: if let point = value.point { geometry.anchorPoint = point }
    case .position: if let point = value.point { geometry.position = point }
    case .bounds: if let rect = value.rect { geometry.bounds = rect }
    case .backgroundColor: if let color = value.color { appearance.backgroundColor = color }
    case .borderColor: if let color = value.color { appearance.borderColor = color }
    case .shadowColor: if let color = value.color { extrasToChange.shadow.color = color }
    case .shadowOffset: if let size = value.size { extrasToChange.shadow.offset = size }
    case .shadowPath: if let path = value.path { extrasToChange.shadow.path = path }
    case .contentsCenter: if let rect = value.rect { extrasToChange.contentsCenter = rect }
    case .contentsRect: if let rect = value.rect { extrasToChange.contentsRect = rect }
    case .transform:
      if let transform = value.transform {
        extrasToChange.transform = transform
        updateIsTransformed()
      }
    case .sublayerTransform:
      if let transform = value.transform {
        extrasToChange.sublayerTransform = transform
        store(!CATransform3DIsIdentity(transform), as: .transformsSublayers)
      }
    case .contents: showContents(value)
    default: if let number = value.number { showNumber(number, for: key) }
    }
  }

  private final func showNumber(_ number: Double, for key: LayerKey) {
    let value = CGFloat(number)
    switch key {
    case .anchorPointZ:
      extrasToChange.anchorPointZ = value
      updateIsTransformed()
    case .zPosition:
      geometry.zPosition = value
      if value != 0 { superlayerStore?.flags.insert(.sublayersHaveDepth) }
    case .opacity: appearance.opacity = Float(number)
    case .cornerRadius: appearance.cornerRadius = value
    case .borderWidth: appearance.borderWidth = value
    case .maskedCorners: appearance.maskedCorners = UInt8(min(max(number.rounded(), 0), 15))
    case .shadowOpacity: extrasToChange.shadow.opacity = Float(number)
    case .shadowRadius: extrasToChange.shadow.radius = value
    case .contentsScale: content.scale = value
    case .hidden: store(number >= 0.5, as: .isHidden)
    case .masksToBounds: store(number >= 0.5, as: .masksToBounds)
    default: break
    }
  }

  private final func showContents(_ value: AnimationValue) {
    guard case .object(let contents) = value else {
      content.image = nil
      content.recording = nil
      return
    }
    content.image = contents as? CGImage
    content.recording = contents as? LayerRecording
  }
}

extension LayerExtras {
  /// Returns a copy with all contents, in which the layer can display other values.
  fileprivate func copyForShowing() -> LayerExtras {
    let copy = copyValues()
    copy.model = model
    copy.delegate = delegate
    copy.mask = mask
    copy.animations = animations
    return copy
  }
}
