extension UIView {
  /// A part of a view for content: its safe area, the area inside its margins, or a readable column.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/layoutregion
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region leaves the corners of its window to the window's controls.
    ///
    /// Hosts display windows without controls, so that an adapted region is equal to the one without adaptation.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/layoutregion/adaptivityaxis
    public enum AdaptivityAxis: Hashable, Sendable {
      case horizontal
      case vertical
    }

    enum Area: Hashable, Sendable {
      case safeArea
      case margins
      case readableContent
    }

    let area: Area
    let cornerAdaptation: AdaptivityAxis?

    /// Returns the area that bars and the corners of the screen don't cover.
    ///
    /// - Parameter cornerAdaptation: The axis along which the region avoids the controls of the window; `nil` for none.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// Returns the area inside the layout margins.
    ///
    /// - Parameter cornerAdaptation: The axis along which the region avoids the controls of the window; `nil` for none.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// Returns the area inside the margins that is narrow enough for readable text.
    ///
    /// - Parameter cornerAdaptation: The axis along which the region avoids the controls of the window; `nil` for none.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(area: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// Returns the guide of a region. It is the same object for each call.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/layoutguide(for:)
  public final func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.area {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Returns the insets of a region from the edges of the view, in points.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/edgeinsets(for:)
  public final func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.area {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readableContent: ReadableWidth.insets(in: self, width: bounds.width)
    }
  }

  /// Returns the insets of a region from the edges of the view, in points, with leading and trailing sides.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/directionaledgeinsets(for:)
  public final func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(rightToLeft: isRightToLeft)
  }
}
