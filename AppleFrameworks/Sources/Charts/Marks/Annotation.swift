import SwiftUI

/// The position of an annotation relative to its mark.
///
/// - Source: developer.apple.com/documentation/charts/annotationposition
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind

  /// Above marks.
  public static var automatic: AnnotationPosition { AnnotationPosition(kind: .automatic) }
  /// Over the mark.
  public static var overlay: AnnotationPosition { AnnotationPosition(kind: .overlay) }
  /// Above the mark.
  public static var top: AnnotationPosition { AnnotationPosition(kind: .top) }
  /// Below the mark.
  public static var bottom: AnnotationPosition { AnnotationPosition(kind: .bottom) }
  /// Before the mark.
  public static var leading: AnnotationPosition { AnnotationPosition(kind: .leading) }
  /// After the mark.
  public static var trailing: AnnotationPosition { AnnotationPosition(kind: .trailing) }
  /// Above the mark, before its leading edge.
  public static var topLeading: AnnotationPosition { AnnotationPosition(kind: .topLeading) }
  /// Above the mark, after its trailing edge.
  public static var topTrailing: AnnotationPosition { AnnotationPosition(kind: .topTrailing) }
  /// Below the mark, before its leading edge.
  public static var bottomLeading: AnnotationPosition { AnnotationPosition(kind: .bottomLeading) }
  /// Below the mark, after its trailing edge.
  public static var bottomTrailing: AnnotationPosition { AnnotationPosition(kind: .bottomTrailing) }
}

/// The size of the mark that an annotation describes.
///
/// - Source: developer.apple.com/documentation/charts/annotationcontext
public struct AnnotationContext {
  /// The size of the mark or the collection of marks, in points.
  public var targetSize: CGSize
}

/// The handling of annotations that are too large for their place.
///
/// - Source: developer.apple.com/documentation/charts/annotationoverflowresolution
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The boundary within which an annotation fits.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable { case automatic, chart, plot }
    let kind: Kind
    /// The chart.
    public static var automatic: Boundary { Boundary(kind: .automatic) }
    /// The chart with its axes.
    public static var chart: Boundary { Boundary(kind: .chart) }
    /// The plot without the axes.
    public static var plot: Boundary { Boundary(kind: .plot) }
  }

  /// The handling along an axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, disabled, padScale
      case fit(Boundary)
    }
    let kind: Kind
    /// The annotation stays in its place.
    public static var automatic: Strategy { Strategy(kind: .automatic) }
    /// The annotation stays in its place.
    public static var disabled: Strategy { Strategy(kind: .disabled) }
    /// The annotation moves into the chart.
    public static var fit: Strategy { Strategy(kind: .fit(.automatic)) }
    /// Returns a strategy that moves the annotation into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// The annotation stays in its place, and the plot becomes smaller.
    public static var padScale: Strategy { Strategy(kind: .padScale) }
  }

  /// The horizontal handling.
  public var x: Strategy
  /// The vertical handling.
  public var y: Strategy

  /// Creates a resolution for both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The annotation stays in its place.
  public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}
