import CoreGraphics

/// Where a sheet lies.
@MainActor
struct SheetGeometry {
  var bounds: CGSize
  var safeArea: UIEdgeInsets
  var traits: UITraitCollection
  var isForm: Bool
  var attachesInCompactHeight: Bool
  var followsPreferredWidth: Bool
  var preferredSize: CGSize

  private var measures: SheetMeasures { traits.measures.sheets }

  /// Whether the sheet stands in the middle of a wide screen.
  var floats: Bool { traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular }

  /// Whether there is no room for a sheet, which is as large as the screen, then.
  var fills: Bool { traits.verticalSizeClass == .compact && !attachesInCompactHeight }

  var top: CGFloat { safeArea.top + (hasHomeButton ? measures.topGapWithHomeButton : measures.topGap) }

  /// A phone that is held upright and keeps nothing free at the bottom.
  private var hasHomeButton: Bool {
    traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .regular && safeArea.bottom == 0
  }

  var maximumDetentValue: CGFloat {
    if floats { return floatingSize.height }
    return max(0, bounds.height - top - safeArea.bottom)
  }

  private var floatingSize: CGSize {
    var size =
      isForm
      ? measures.formSize
      : CGSize(width: measures.pageWidth, height: bounds.height - 2 * measures.pageMargin)
    if preferredSize.width > 0 { size.width = preferredSize.width }
    if preferredSize.height > 0 { size.height = preferredSize.height }
    return CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height - 2 * top))
  }

  /// - Parameters:
  ///   - height: the height above the safe area's bottom.
  ///   - isStretched: whether it may be more than the largest one, as under a finger.
  func frame(height: CGFloat, isStretched: Bool = false) -> CGRect {
    if fills { return CGRect(origin: .zero, size: bounds) }
    if floats {
      let size = CGSize(
        width: floatingSize.width, height: isStretched ? height : min(height, floatingSize.height))
      return CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    let full = (isStretched ? height : min(max(height, 0), maximumDetentValue)) + safeArea.bottom
    var width = bounds.width
    if traits.verticalSizeClass == .compact {
      width -= safeArea.left + safeArea.right
      if followsPreferredWidth, preferredSize.width > 0 { width = min(width, preferredSize.width) }
    }
    return CGRect(x: (bounds.width - width) / 2, y: bounds.height - full, width: width, height: full)
  }
}
