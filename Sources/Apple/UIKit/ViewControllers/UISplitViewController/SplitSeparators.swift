import CoreGraphics

/// The hairlines between columns.
@MainActor
final class SplitSeparators {
  private var lines: [UIView] = []

  /// Shows lines at places of a view.
  func show(at places: [CGFloat], in view: UIView) {
    while lines.count < places.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
    }
    while lines.count > places.count { lines.removeLast().removeFromSuperview() }
    let width = 1 / max(view.traitCollection.displayScale, 1)
    // Views that change their order ask for layout: lines in front stay as they are.
    let areInFront = view.subviews.suffix(lines.count).elementsEqual(lines, by: ===)
    for (line, x) in zip(lines, places) {
      line.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
      if line.superview !== view { view.addSubview(line) } else if !areInFront { view.bringSubviewToFront(line) }
    }
  }
}
