import UIKit

/// An algorithm that places the subviews of a container.
///
/// - Source: developer.apple.com/documentation/swiftui/layout
@preconcurrency @MainActor
public protocol Layout: Animatable {
  /// The type of the data that is kept between calls.
  associatedtype Cache = Void
  /// The type of the subviews.
  typealias Subviews = LayoutSubviews

  /// The properties of layouts of this type.
  static var layoutProperties: LayoutProperties { get }
  /// Returns the data that the layout keeps between calls.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Brings the data up to date after a change of the subviews.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// Returns the distances that the container keeps from others.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal. It may be asked for many proposals.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places the subviews with ``LayoutSubview/place(at:anchor:proposal:)``. Those that are not placed lie in the
  /// middle.
  ///
  /// - Parameters:
  ///   - bounds: The place of the container.
  ///   - proposal: The proposal that led to its size.
  ///   - subviews: The views to place.
  ///   - cache: The data that is kept between calls.
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
  /// Has no stack orientation by default.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the data again by default.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Unites the spacings of the subviews by default.
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
  /// Returns nothing, for layouts that keep no data.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}
