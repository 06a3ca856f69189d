import Foundation

/// A view that blurs the views behind it, or whose content stands out from such a blur.
///
/// Add subviews to ``contentView``. An alpha below 1 fades the blur. The cost of drawing is proportional to the number
/// of pixels.
///
/// - Source: developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, SubviewBuilding {
  private final let backdrop = BackdropView(frame: .zero)
  private final let content = EffectContentView(frame: .zero)
  private final var glass: GlassView?
  private final var mergedGlass: [MergedGlassView] = []
  /// Whether an enclosing container effect draws the glass of the view.
  private final var isMerged = false {
    didSet { if isMerged != oldValue { glass?.isHidden = isMerged } }
  }
  private final var glassTouch: GlassTouchRecognizer?
  private final var isGlassTouched = false

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: A ``UIBlurEffect``, a ``UIVibrancyEffect``, a ``UIGlassEffect``, or `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUpEffect()
  }

  /// Creates a view without an effect, with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpEffect()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    effect = coder.decodeObject(forKey: "UIVisualEffectViewEffect") as? UIVisualEffect
    setUpEffect()
    let subviews = coder.decodeObject(forKey: "UIVisualEffectViewContents") as? [UIView]
    for subview in subviews ?? [] { content.addSubview(subview) }
    coder.decodePart(UIVisualEffectView.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(effect, forKey: "UIVisualEffectViewEffect")
    coder.encode(content.subviews, forKey: "UIVisualEffectViewContents")
  }

  private func setUpEffect() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    applyEffect()
  }

  /// The view that contains all subviews. It has the size of the effect view.
  open var contentView: UIView { content }

  /// The effect of the view.
  ///
  /// - Default: The effect with which the view was created.
  open var effect: UIVisualEffect? {
    didSet { if effect != oldValue { applyEffect() } }
  }

  private func applyEffect() {
    backdrop.effect = effect as? UIBlurEffect
    content.vibrancy = effect as? UIVibrancyEffect
    showGlass()
  }

  // MARK: - Glass

  private func showGlass() {
    guard let effect = effect as? UIGlassEffect else {
      glass?.removeFromSuperview()
      glass = nil
      followTouches(false)
      return
    }
    let view = glass ?? GlassView(frame: .zero)
    if glass == nil {
      glass = view
      insertSubview(view, at: 0)
    }
    let measures = measures.glass
    let tint = effect.tintColor?.fading(to: measures.tintAlpha)
    view.frame = bounds
    view.setCorners(glassCorners, isContinuous: layer.cornerCurve == .continuous)
    view.show(effect.style == .clear ? measures.clear : measures.regular, tint: tint, isTouched: isGlassTouched)
    followTouches(effect.isInteractive)
  }

  /// The corners of the view, or a capsule if it has none.
  private var glassCorners: GlassView.Corners {
    if let radii = layer.extras?.cornerRadii { return .each(radii) }
    return layer.cornerRadius > 0 ? .all(layer.cornerRadius) : .capsule
  }

  private func followTouches(_ follows: Bool) {
    if follows, glassTouch == nil {
      let recognizer = GlassTouchRecognizer { [weak self] in
        self?.isGlassTouched = $0
        self?.showGlass()
      }
      glassTouch = recognizer
      addGestureRecognizer(recognizer)
    } else if !follows, let glassTouch {
      removeGestureRecognizer(glassTouch)
      self.glassTouch = nil
      isGlassTouched = false
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if glass != nil { showGlass() }
    if effect is UIGlassContainerEffect { mergeGlass() } else { glassContainer?.setNeedsLayout() }
  }

  private var glassContainer: UIVisualEffectView? {
    guard glass != nil else { return nil }
    var view = superview
    while let current = view {
      if let container = current as? UIVisualEffectView, container.effect is UIGlassContainerEffect { return container }
      view = current.superview
    }
    return nil
  }

  /// Returns the effect views with glass in a view, from back to front.
  private func panes(in view: UIView) -> [UIVisualEffectView] {
    view.subviews.flatMap { subview -> [UIVisualEffectView] in
      if let pane = subview as? UIVisualEffectView, pane.glass != nil, !pane.isHidden { return [pane] }
      return panes(in: subview)
    }
  }

  /// Draws adjacent panes of glass as one, behind the content.
  private func mergeGlass() {
    let spacing = (effect as? UIGlassContainerEffect)?.spacing ?? 0
    let views = spacing > 0 ? panes(in: content) : []
    let shapes = views.map { view in
      GlassUnion.Pane(rect: view.convert(view.bounds, to: self), radius: view.glassRadius)
    }
    let clusters = GlassUnion.clusters(of: shapes, spacing: spacing)
    let merged = Set(clusters.joined())
    for (index, view) in views.enumerated() { view.isMerged = merged.contains(index) }
    while mergedGlass.count > clusters.count { mergedGlass.removeLast().removeFromSuperview() }
    while mergedGlass.count < clusters.count {
      let view = MergedGlassView(frame: bounds)
      mergedGlass.append(view)
      insertSubview(view, aboveSubview: backdrop)
    }
    for (view, cluster) in zip(mergedGlass, clusters) {
      view.frame = bounds
      let effect = views[cluster[0]].effect as? UIGlassEffect
      let kind = effect?.style == .clear ? measures.glass.clear : measures.glass.regular
      let path = GlassUnion(panes: cluster.map { shapes[$0] }, spacing: spacing).path
      view.show(kind, path: path, tint: effect?.tintColor?.fading(to: measures.glass.tintAlpha))
    }
  }

  private var glassRadius: CGFloat {
    switch glassCorners {
    case .capsule: min(bounds.width, bounds.height) / 2
    case .all(let radius): radius
    case .each(let radii): radii.largest
    }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    let isOwn = subview === backdrop || subview === content || subview === glass || subview is MergedGlassView
    guard isOwn else {
      fatalError(
        "\(type(of: subview)) has been added as a subview to \(type(of: self)). Add it to the contentView instead.")
    }
  }
}
