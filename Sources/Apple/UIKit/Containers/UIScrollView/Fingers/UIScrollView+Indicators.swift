import CoreGraphics
import QuartzCore

// Positions and lengths of the indicators.

extension UIScrollView {
  var indicatorColor: UIColor {
    switch indicatorStyle {
    case .default: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35) }
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.35)
    }
  }

  private func indicatorInsets(_ own: UIEdgeInsets) -> UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? own.adding(safeAreaInsets) : own
  }

  /// Returns the extent of an indicator along its track, in proportion to the visible part of the content. Beyond an
  /// edge it shrinks.
  private func bar(
    _ axis: NSLayoutConstraint.Axis, track: ClosedRange<CGFloat>, visible: CGFloat, content: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let room = track.upperBound - track.lowerBound
    let range = offsetRange(axis)
    guard content > visible, content > 0, room > 0, range.upperBound > range.lowerBound else { return nil }
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    let beyond = abs(offset - edge)
    let length = min(room, max(measures.scrollIndicators.shortest, room * visible / content))
    let shown = max(measures.scrollIndicators.thickness * 2, length - beyond)
    let share = (edge - range.lowerBound) / (range.upperBound - range.lowerBound)
    let start = track.lowerBound + (room - length) * share + (offset > edge ? length - shown : 0)
    return start...(start + shown)
  }

  var verticalIndicatorFrame: CGRect? {
    guard showsVerticalScrollIndicator else { return nil }
    let insets = indicatorInsets(verticalScrollIndicatorInsets)
    let (gap, thickness) = (measures.scrollIndicators.gap, measures.scrollIndicators.thickness)
    let low = insets.top + gap
    let track = low...max(low, bounds.height - insets.bottom - gap)
    guard
      let bar = bar(
        .vertical, track: track, visible: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom,
        content: contentSize.height)
    else { return nil }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? insets.left + gap : bounds.width - insets.right - gap - thickness
    return CGRect(
      x: bounds.minX + x, y: bounds.minY + bar.lowerBound, width: thickness,
      height: bar.upperBound - bar.lowerBound)
  }

  var horizontalIndicatorFrame: CGRect? {
    guard showsHorizontalScrollIndicator else { return nil }
    let insets = indicatorInsets(horizontalScrollIndicatorInsets)
    let (gap, thickness) = (measures.scrollIndicators.gap, measures.scrollIndicators.thickness)
    let low = insets.left + gap
    let track = low...max(low, bounds.width - insets.right - gap)
    guard
      let bar = bar(
        .horizontal, track: track, visible: bounds.width - adjustedContentInset.left - adjustedContentInset.right,
        content: contentSize.width)
    else { return nil }
    return CGRect(
      x: bounds.minX + bar.lowerBound, y: bounds.minY + bounds.height - insets.bottom - gap - thickness,
      width: bar.upperBound - bar.lowerBound, height: thickness)
  }

  func showIndicators() {
    if fingers.indicators == nil { fingers.indicators = ScrollIndicators() }
    fingers.indicators?.stopFading()
    layOutIndicators()
  }

  /// Schedules the fade-out of the indicators.
  func hideIndicators() {
    guard let indicators = fingers.indicators else { return }
    indicators.beginFading(measures.scrollIndicators)
    ClockDrivenViews.add(self)
  }

  func layOutIndicators() {
    fingers.indicators?.lay(out: self)
  }

  func indicatorsDidAge() {
    guard let indicators = fingers.indicators else {
      if fingers.motion == nil, fingers.zoom == nil { ClockDrivenViews.remove(self) }
      return
    }
    if indicators.isGone {
      indicators.remove()
      fingers.indicators = nil
    } else {
      indicators.lay(out: self)
    }
  }
}
