// Background, tint, mask and drawing.

extension UIView {
  func applyBackgroundColor() {
    guard let color = backgroundColorStorage, color.isDynamic else {
      layer.backgroundColor = backgroundColorStorage?.cgColor
      return
    }
    let traits = traitCollection
    if viewControllerStorage != nil, traits[IsOnGlass.self], color == .systemBackground {
      layer.backgroundColor = nil
      return
    }
    layer.backgroundColor = TintResolving.perform(for: self) { color.resolvedColor(with: traits).cgColor }
  }

  // MARK: - Tint

  var effectiveTintColor: UIColor {
    let color = ownOrInheritedTintColor
    return effectiveTintAdjustmentMode == .dimmed ? TintDimming.dimmed(color) : color
  }

  private var ownOrInheritedTintColor: UIColor {
    var current: UIView? = self
    while let view = current {
      // The dynamic tint color would resolve to itself.
      if let color = view.tintColorStorage, color !== TintResolving.color { return color }
      current = view.superviewStorage
    }
    return AppAccent.color
  }

  func setTintColor(_ color: UIColor?) {
    guard color != tintColorStorage else { return }
    tintColorStorage = color
    announceTintChange()
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var current: UIView? = self
    while let view = current {
      if view.tintAdjustmentModeStorage != .automatic { return view.tintAdjustmentModeStorage }
      current = view.superviewStorage
    }
    return .normal
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != tintAdjustmentModeStorage else { return }
    tintAdjustmentModeStorage = mode
    announceTintChange()
  }

  func updateInheritedTint() {
    // If no color or mode is set above, the tint is the system's before and after the move.
    guard tintColorStorage == nil, hearsOfTint, superviewStorage?.hasOwnTintInChain == true else { return }
    announceTintChange()
  }

  /// Whether a change of tint can have an effect here. A plain view without subviews uses no tint.
  private var hearsOfTint: Bool {
    !subviewStorage.isEmpty || type(of: self) != UIView.self || backgroundColorStorage?.isDynamic == true
  }

  private var hasOwnTintInChain: Bool {
    var current: UIView? = self
    while let view = current {
      if view.tintColorStorage != nil || view.tintAdjustmentModeStorage != .automatic { return true }
      current = view.superviewStorage
    }
    return false
  }

  private func announceTintChange() {
    if backgroundColorStorage?.isDynamic == true { applyBackgroundColor() }
    // The drawing may use `UIColor.tintColor`.
    if type(of: self) != UIView.self { setNeedsDisplay() }
    tintColorDidChange()
    for subview in subviewStorage
    where subview.tintColorStorage == nil || subview.tintAdjustmentModeStorage == .automatic {
      subview.announceTintChange()
    }
  }

  // MARK: - Mask

  func setMask(_ view: UIView?) {
    if view == nil, rareStorage?.maskView == nil { return }
    view?.removeFromSuperview()
    rare.maskView = view
    layer.mask = view?.layer
  }

  // MARK: - Drawing

  func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    let traits = traitCollection
    TintResolving.perform(for: self) { traits.performAsCurrent { tracking(.display) { draw(bounds) } } }
    UIGraphicsPopContext()
  }

  /// Returns a view of the same size with a snapshot of this view, which later changes don't affect.
  ///
  /// - Parameter afterUpdates: Whether pending layout and drawing are done first.
  /// - Returns: A view, never `nil` here. Its snapshot takes memory, at the scale of the view's screen.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { FrameLoop.update(self) }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    let scale = traitCollection.displayScale
    snapshot.layer.contents = ViewRendering.image(of: self, scale: scale)
    snapshot.layer.contentsScale = scale
    return snapshot
  }

  /// Returns a view with a snapshot of a part of this one, which can be stretched.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates.
  ///   - afterUpdates: Whether pending layout and drawing are done first.
  ///   - capInsets: The insets of the snapshot's edges that aren't stretched, in points.
  /// - Returns: The view; `nil` if the part is empty.
  /// - Source: developer.apple.com/documentation/uikit/uiview/resizablesnapshotview(from:afterscreenupdates:withcapinsets:)
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { FrameLoop.update(self) }
    guard rect.width > 0, rect.height > 0 else { return nil }
    let scale = traitCollection.displayScale
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = scale
    format.opaque = false
    let image = UIGraphicsImageRenderer(bounds: rect, format: format).image { context in
      layer.host.animations.withPresentation { layer.render(in: context.cgContext) }
    }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.contents = image.cgImage
    snapshot.layer.contentsScale = scale
    snapshot.layer.contentsCenter = CGRect(
      x: capInsets.left / rect.width, y: capInsets.top / rect.height,
      width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
      height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
    return snapshot
  }

  /// Draws the view with its subviews, as displayed on the screen, into a rectangle of the current context.
  ///
  /// - Parameter afterUpdates: Whether pending layout and drawing are done first.
  /// - Returns: `true`, since no content is ever missing here.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { FrameLoop.update(self) }
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    layer.host.animations.withPresentation { layer.render(in: context) }
    context.restoreGState()
    return true
  }
}
