import Foundation

extension CGContext {
  /// Begins a transparency layer: drawing until `endTransparencyLayer()` is composed separately and then drawn as one
  /// image with the current alpha, blend mode and shadow.
  ///
  /// The graphics state is saved. In the layer, alpha is 1, the blend mode is normal, and there is no shadow.
  ///
  /// - Parameter auxiliaryInfo: `nil`, since no keys are defined.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(nil, style: state.style)
  }

  /// Begins a transparency layer that is limited to a rectangle, which saves memory and time.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(rect, style: state.style)
  }

  /// Ends and draws the last transparency layer and restores the previous graphics state. Has no effect without one.
  public func endTransparencyLayer() { endLayer(isMask: false) }

  /// Begins a transparency layer with an alpha and a blend mode and without a shadow.
  package func beginGroup(in rect: CGRect? = nil, alpha: CGFloat = 1, blendMode: CGBlendMode = .normal) {
    var style = state.style
    style.alpha = min(max(alpha, 0), 1)
    style.blendMode = blendMode
    style.shadow = nil
    beginLayer(rect, style: style)
  }

  /// Ends and draws the last group.
  package func endGroup() { endLayer(isMask: false) }

  /// Begins the mask of the last layer or group: the alpha of the drawing until `endMask()` multiplies the contents of
  /// the layer.
  package func beginMask() { beginMaskLayer() }

  /// Applies the last mask.
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

  /// Draws the shadow of a path without the path.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow in user space.
  ///   - blurSigma: The standard deviation of its blur in user space.
  ///   - excluding: A path inside of which nothing is drawn.
  package func drawShadow(
    of path: CGPath, offset: CGSize, blurSigma: CGFloat, color: CGColor, excluding: CGPath? = nil
  ) {
    guard color.alpha > 0, !path.isEmpty, blurSigma.isFinite else { return }
    var style = state.style
    style.shadow = Shadow(
      offset: offset.applying(state.ctm), sigma: max(blurSigma, 0) * state.ctm.meanScale, color: color)
    emit(.shadow(of: path, excluding: excluding), style: style)
  }

  /// Blurs the existing content within a path, including that below the current layers.
  package func drawBackdrop(of path: CGPath, _ filter: BackdropFilter) {
    guard !path.isEmpty, filter.sigma.isFinite else { return }
    var filter = filter
    filter.sigma = max(filter.sigma, 0) * state.ctm.meanScale
    emit(.backdrop(of: path, filter))
  }
}
