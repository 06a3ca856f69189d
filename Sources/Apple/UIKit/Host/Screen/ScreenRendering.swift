/// Draws a whole screen: its windows from back to front, the keyboard among them, and what the system shows of itself.
@MainActor
package enum ScreenRendering {
  /// Returns the windows that lie above each other on a screen, from back to front.
  package static func windows(of screen: UIScreen) -> [UIWindow] {
    HostHits.visibleWindows(of: screen).filter { !$0.bounds.isEmpty }
  }

  /// Returns the screen as it is laid out, drawn and animated now; `nil` where the picture would be more than memory
  /// can hold.
  ///
  /// A display has whole pixels: where the scale gives others, the screen fills the nearest number of them.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - front: the app's own window, which says what the status bar is like; it is drawn also where it is hidden.
  ///   - withSystemBars: whether the status bar, the notch or island and the line at the bottom are there.
  package static func image(
    of screen: UIScreen, scale: CGFloat, front: UIWindow, withSystemBars: Bool
  ) -> CGImage? {
    let windows = windows(of: screen)
    // One window alone: the pixels are its own.
    let isAlone = windows.isEmpty || (windows.count == 1 && windows[0] === front)
    if isAlone, !withSystemBars { return ViewRendering.image(of: front, scale: scale, fitsPixels: true) }
    guard let context = CGContext.bitmap(bounds: screen.sceneBounds, scale: scale, isOpaque: false, fitsPixels: true)
    else { return nil }
    // With what the system shows it is the picture of a display: black where no window draws.
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
