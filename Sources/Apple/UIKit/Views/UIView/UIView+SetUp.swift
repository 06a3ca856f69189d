extension UIView {
  static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      fatalError("\(self).layerClass is \(layerClass), which is not a CALayer")
    }
    return CALayer.make(layerClass)
  }

  func setUp() {
    layer.attach(owner: self)
    let host = AppHost.current
    layer.contentsScale = (host.userInterface.screen ?? .main).scale
    layer.needsDisplayOnBoundsChange = false
    // A plain view draws nothing. Subclasses are asked once for their content.
    if type(of: self) != UIView.self { layer.setNeedsDisplay() }
    if host.notesOrigins { noteOrigin() }
  }

  func markNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    var current = superviewStorage
    while let view = current, !view.flags.contains(.descendantNeedsUpdateConstraints) {
      view.flags.insert(.descendantNeedsUpdateConstraints)
      current = view.superviewStorage
    }
    setNeedsLayout()
  }
}

/// The selectors that views respond to, in addition to those of responders.
enum ViewSelectors {
  static let table: StandardSelectors.Table = [
    "endEditing:": StandardSelectors.on { (view: UIView, force) in view.endEditing(force as? Bool ?? true) },
    "setNeedsLayout": StandardSelectors.on { (view: UIView, _) in view.setNeedsLayout() },
    "setNeedsDisplay": StandardSelectors.on { (view: UIView, _) in view.setNeedsDisplay() },
    "layoutIfNeeded": StandardSelectors.on { (view: UIView, _) in view.layoutIfNeeded() },
    "removeFromSuperview": StandardSelectors.on { (view: UIView, _) in view.removeFromSuperview() },
  ]
}
