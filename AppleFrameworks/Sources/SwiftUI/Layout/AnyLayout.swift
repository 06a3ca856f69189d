import UIKit

/// A type-erased layout. Replacing the layout preserves the state of the subviews.
///
/// - Source: developer.apple.com/documentation/swiftui/anylayout
@MainActor
public struct AnyLayout: Layout {
  /// The cache of the underlying layout.
  public struct Cache {
    var value: Any
  }

  let layout: any Layout

  /// Creates a type-erased layout from another layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  private func opened<L: Layout, Result>(
    _ layout: L, _ cache: inout Cache, _ body: (L, inout L.Cache) -> Result, subviews: Subviews
  ) -> Result {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    let result = body(layout, &own)
    cache.value = own
    return result
  }

  /// Creates the cache of the layout.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
    return make(layout)
  }

  /// Updates the cache of the layout after a change of the subviews.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L, _ cache: inout Cache) {
      opened(layout, &cache, { $0.updateCache(&$1, subviews: subviews) }, subviews: subviews)
    }
    update(layout, &cache)
  }

  /// Returns the spacing of the layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<L: Layout>(_ layout: L, _ cache: inout Cache) -> ViewSpacing {
      opened(layout, &cache, { $0.spacing(subviews: subviews, cache: &$1) }, subviews: subviews)
    }
    return spacing(layout, &cache)
  }

  /// Returns the size of the layout for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func size<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
      opened(
        layout, &cache, { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }, subviews: subviews)
    }
    return size(layout, &cache)
  }

  /// Places the subviews with the underlying layout.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func place<L: Layout>(_ layout: L, _ cache: inout Cache) {
      opened(
        layout, &cache, { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) },
        subviews: subviews)
    }
    place(layout, &cache)
  }

  /// Returns the position of a guide that the layout sets; `nil` if it sets none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func place<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
      opened(
        layout, &cache,
        { $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1) },
        subviews: subviews)
    }
    return place(layout, &cache)
  }

  /// Returns the position of a guide that the layout sets; `nil` if it sets none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func place<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
      opened(
        layout, &cache,
        { $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1) },
        subviews: subviews)
    }
    return place(layout, &cache)
  }
}

extension Layout {
  /// The underlying layout of an `AnyLayout`, or the layout itself.
  var concrete: any Layout { (self as? AnyLayout)?.layout ?? self }
  /// The axis of the layout if it is a stack.
  var stackAxis: Axis? { type(of: concrete).layoutProperties.stackOrientation }
}
