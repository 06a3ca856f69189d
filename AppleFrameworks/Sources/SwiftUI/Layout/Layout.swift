import UIKit

/// A type that arranges the subviews of a container.
///
/// - Source: developer.apple.com/documentation/swiftui/layout
@preconcurrency @MainActor
public protocol Layout: Animatable {
  /// The type of the cached data.
  associatedtype Cache = Void
  /// The type of the subviews.
  typealias Subviews = LayoutSubviews

  /// The properties of layouts of this type.
  static var layoutProperties: LayoutProperties { get }
  /// Returns the data that the layout caches between calls.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the cached data after a change of the subviews.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// Returns the preferred distances of the container from other views.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal. It may be called for many proposals.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places the subviews with ``LayoutSubview/place(at:anchor:proposal:)``. Subviews that are not placed are centered.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the container.
  ///   - proposal: The proposal that resulted in its size.
  ///   - subviews: The views to place.
  ///   - cache: The cached data.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Returns the position of a guide in the container; `nil` for that of its subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  /// Returns the position of a guide in the container; `nil` for that of its subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties, without a stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cached data again by default.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Combines the spacings of the subviews by default.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    var result = ViewSpacing.ofNothing()
    for subview in subviews { result.formUnion(subview.spacing) }
    return subviews.isEmpty ? ViewSpacing() : result
  }

  /// Returns `nil` by default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Returns `nil` by default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Returns a container with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Returns empty data, for layouts without a cache.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}
