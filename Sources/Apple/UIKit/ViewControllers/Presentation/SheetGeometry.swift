import CoreGraphics

/// The frame and the shape of a sheet.
@MainActor
struct SheetGeometry {
  var bounds: CGSize
  var safeArea: UIEdgeInsets
  var traits: UITraitCollection
  var isForm: Bool
  var attachesInCompactHeight: Bool
  var followsPreferredWidth: Bool
  var preferredSize: CGSize
  var side = Side.center

  enum Side {
    case left
    case center
    case right
  }

  private var measures: SheetMeasures { traits.measures.sheets }

  /// Whether the sheet is centered on a large screen.
  var floats: Bool { traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular }

  /// Whether the sheet fills the screen, because there is too little height.
  var fills: Bool { traits.verticalSizeClass == .compact && !attachesInCompactHeight }

  var top: CGFloat {
    max(safeArea.top + (hasHomeButton ? measures.topGapWithHomeButton : measures.topGap), measures.leastTop)
  }

  /// Whether the device is a phone in portrait without a bottom safe area.
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

  /// Returns the frame of a sheet.
  ///
  /// - Parameters:
  ///   - height: The height above the bottom safe area.
  ///   - isStretched: Whether the height may exceed the maximum, as in a drag.
  func frame(height: CGFloat, isStretched: Bool = false) -> CGRect {
    if fills { return CGRect(origin: .zero, size: bounds) }
    if floats {
      let size = CGSize(
        width: floatingSize.width, height: isStretched ? height : min(height, floatingSize.height))
      return CGRect(
        x: floatingX(width: size.width), y: floatingY(height: size.height), width: size.width, height: size.height)
    }
    if let inset = floatingInset(height: height) {
      let size = CGSize(
        width: bounds.width - 2 * inset, height: (height + covered(height: height)) * scale(height: height))
      return CGRect(x: inset, y: bounds.height - inset - size.height, width: size.width, height: size.height)
    }
    let full = (isStretched ? height : min(max(height, 0), maximumDetentValue)) + safeArea.bottom
    var width = bounds.width
    if traits.verticalSizeClass == .compact {
      width -= safeArea.left + safeArea.right
      if followsPreferredWidth, preferredSize.width > 0 { width = min(width, preferredSize.width) }
    }
    return CGRect(x: (bounds.width - width) / 2, y: bounds.height - full, width: width, height: full)
  }

  /// Returns the position of a sheet on a large screen. At a side, it has the inset of floating sheets; no source records
  /// another one.
  private func floatingX(width: CGFloat) -> CGFloat {
    let inset = measures.floating?.inset ?? 0
    return switch side {
    case .left: min(safeArea.left + inset, max(bounds.width - width, 0))
    case .center: (bounds.width - width) / 2
    case .right: max(bounds.width - safeArea.right - inset - width, 0)
    }
  }

  /// Returns the position of a sheet on a large screen. Form sheets can be above the middle, and keep their lower edge.
  private func floatingY(height: CGFloat) -> CGFloat {
    let middle = (bounds.height - height) / 2
    guard isForm, preferredSize.height <= 0 else { return middle }
    let lowered = measures.keepsFormBottom ? max(floatingSize.height - height, 0) / 2 : 0
    return max(middle + lowered - measures.formRise, 0)
  }

  // MARK: - Floating sheets

  /// Returns the distance of a floating sheet from the sides and the bottom edge, or `nil` for a sheet that is attached
  /// to them.
  func floatingInset(height: CGFloat) -> CGFloat? {
    guard let floating = measures.floating, !floats, !fills, traits.verticalSizeClass == .regular,
      height < maximumDetentValue - 0.5
    else { return nil }
    let small = floating.inset + (floating.smallHeight - height) * floating.insetGrowth
    return min(max(small, floating.inset), floating.widestInset)
  }

  /// Returns the scale of a floating sheet, which is laid out in the width of the screen.
  func scale(height: CGFloat) -> CGFloat {
    guard let inset = floatingInset(height: height), bounds.width > 0 else { return 1 }
    return (bounds.width - 2 * inset) / bounds.width
  }

  /// Returns the height that is added for the bottom safe area. The smallest floating sheets have none.
  private func covered(height: CGFloat) -> CGFloat {
    guard let floating = measures.floating else { return safeArea.bottom }
    return height > floating.smallHeight ? safeArea.bottom : 0
  }

  /// Returns the height of a floating sheet's content that the home indicator covers.
  func coveredContent(height: CGFloat) -> CGFloat {
    guard let floating = measures.floating, height <= floating.smallHeight else { return safeArea.bottom }
    return safeArea.bottom * min(max((height - floating.bareHeight) * floating.coverGrowth, 0), 1)
  }

  /// Returns the radii of a sheet's corners.
  ///
  /// - Parameter preferred: The radius that the app prefers.
  func corners(height: CGFloat, preferred: CGFloat?, displayRadius: CGFloat) -> CornerRadii {
    if fills { return CornerRadii(0) }
    if floats { return CornerRadii(preferred ?? measures.tabletRadius ?? measures.cornerRadius) }
    guard let floating = measures.floating, traits.verticalSizeClass == .regular else {
      let radius = preferred ?? measures.cornerRadius
      return CornerRadii(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
    }
    if let preferred { return CornerRadii(preferred) }
    let isAttached = floatingInset(height: height) == nil
    let bottom =
      isAttached
      ? displayRadius : max(displayRadius - floating.bottomRadiusLoss, floating.leastBottomRadius)
    return CornerRadii(
      topLeft: floating.topRadius, topRight: floating.topRadius, bottomRight: bottom, bottomLeft: bottom)
  }
}
