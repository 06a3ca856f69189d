import Foundation

extension CGContext {
  /// Begins a transparency layer: what is drawn until `endTransparencyLayer()` is put together by itself, and then drawn as
  /// one picture with the alpha, blend mode and shadow in force now.
  ///
  /// The graphics state is saved; within the layer alpha is 1, the blend mode normal, and there is no shadow.
  ///
  /// - Parameter auxiliaryInfo: No keys are defined; pass nil.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(nil, style: state.style)
  }

  /// Begins a transparency layer that is not needed outside of a rectangle, which saves memory and time.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(rect, style: state.style)
  }

  /// Draws the transparency layer begun last, and restores the graphics state from before it. Without one nothing happens.
  public func endTransparencyLayer() { endLayer(isMask: false) }

  /// Begins a transparency layer with its own alpha and blend mode, and without shadow.
  package func beginGroup(in rect: CGRect? = nil, alpha: CGFloat = 1, blendMode: CGBlendMode = .normal) {
    var style = state.style
    style.alpha = min(max(alpha, 0), 1)
    style.blendMode = blendMode
    style.shadow = nil
    beginLayer(rect, style: style)
  }

  /// Draws the group begun last.
  package func endGroup() { endLayer(isMask: false) }

  /// Begins the mask of the layer or group begun last: the alpha of what is drawn until `endMask()` is multiplied into all that
  /// the layer holds.
  package func beginMask() { beginMaskLayer() }

  /// Applies the mask begun last.
  package func endMask() { endLayer(isMask: true) }

  /// Draws a list in the current user space, with the alpha, blend mode and shadow of the context.
  package func draw(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    if state.style.isPlain {
      emit(.list(list))
    } else {
      beginLayer(nil, style: state.style)
      emit(.list(list))
      endLayer(isMask: false)
    }
  }

  /// Draws the shadow of a path, without the path.
  ///
  /// - Parameters:
  ///   - offset: How far it lies off, in user space.
  ///   - blurSigma: The standard deviation of its blur, in user space.
  ///   - excluding: A path within which nothing is drawn.
  package func drawShadow(
    of path: CGPath, offset: CGSize, blurSigma: CGFloat, color: CGColor, excluding: CGPath? = nil
  ) {
    guard color.alpha > 0, !path.isEmpty, blurSigma.isFinite else { return }
    var style = state.style
    style.shadow = Shadow(
      offset: offset.applying(state.ctm), sigma: max(blurSigma, 0) * state.ctm.meanScale, color: color)
    emit(.shadow(of: path, excluding: excluding), style: style)
  }

  /// Blurs what has been drawn within a path so far, those layers included that the current one is to be laid upon.
  package func drawBackdrop(of path: CGPath, _ filter: BackdropFilter) {
    guard !path.isEmpty, filter.sigma.isFinite else { return }
    var filter = filter
    filter.sigma = max(filter.sigma, 0) * state.ctm.meanScale
    emit(.backdrop(of: path, filter))
  }
}
