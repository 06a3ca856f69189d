/// The rendering of a screen: its windows from back to front, including the keyboard, and the system's bars.
@MainActor
package enum ScreenRendering {
  /// Returns the windows of a screen, from back to front.
  package static func windows(of screen: UIScreen) -> [UIWindow] {
    HostHits.visibleWindows(of: screen).filter { !$0.bounds.isEmpty }
  }

  /// Returns an image of the screen in its current state of layout, drawing and animation; `nil` if it would exceed
  /// the available memory.
  ///
  /// A display has whole pixels: with a fractional scale, the screen fills the nearest number of them.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - front: The app's window, which determines the status bar. It is drawn even if it is hidden.
  ///   - withSystemBars: Whether the status bar, the notch or island and the home indicator are drawn.
  package static func image(
    of screen: UIScreen, scale: CGFloat, front: UIWindow, withSystemBars: Bool
  ) -> CGImage? {
    let windows = windows(of: screen)
    // A single window has its own pixels.
    let isAlone = windows.isEmpty || (windows.count == 1 && windows[0] === front)
    if isAlone, !withSystemBars { return ViewRendering.image(of: front, scale: scale, fitsPixels: true) }
    guard let context = CGContext.bitmap(bounds: screen.sceneBounds, scale: scale, isOpaque: false, fitsPixels: true)
    else { return nil }
    // With the system's bars, it is the image of a display, which is black outside of windows.
    if withSystemBars {
      context.setFillColor(UIColor.black.cgColor)
      context.fill(screen.sceneBounds)
    }
    for window in isAlone ? [front] : windows {
      guard let image = ViewRendering.image(of: window, scale: scale, fitsPixels: true) else { continue }
      let frame = CGRect(origin: window.frame.origin, size: window.bounds.size)
      draw(image, in: window.layer.affineTransform().isIdentity ? frame : screen.sceneBounds, context)
    }
    if withSystemBars {
      let beneath = context.makeImage()
      UIGraphicsPushContext(context)
      screen.traitCollection.performAsCurrent {
        SystemBars(of: screen, front: front, over: beneath, scale: scale).draw()
      }
      UIGraphicsPopContext()
    }
    return context.makeImage()
  }

  private static func draw(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
    UIGraphicsPushContext(context)
    UIImage(cgImage: image, scale: 1, orientation: .up).draw(in: rect)
    UIGraphicsPopContext()
  }
}
