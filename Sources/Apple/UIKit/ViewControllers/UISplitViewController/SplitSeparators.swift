import CoreGraphics

/// The separators between columns.
@MainActor
final class SplitSeparators {
  private var lines: [UIView] = []

  /// Displays separators at horizontal positions in a view.
  func show(at places: [CGFloat], in view: UIView) {
    while lines.count < places.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
    }
    while lines.count > places.count { lines.removeLast().removeFromSuperview() }
    let width = 1 / max(view.traitCollection.displayScale, 1)
    // Changes of the order of subviews invalidate the layout, so that separators in front must not be moved.
    let areInFront = view.subviews.suffix(lines.count).elementsEqual(lines, by: ===)
    for (line, x) in zip(lines, places) {
      line.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
      if line.superview !== view { view.addSubview(line) } else if !areInFront { view.bringSubviewToFront(line) }
    }
  }
}
