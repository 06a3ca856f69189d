import UIKit

/// How a container lays out its subviews.
///
/// - Source: developer.apple.com/documentation/swiftui/layout
@preconcurrency @MainActor
public protocol Layout: Animatable {
  /// What is kept between the calls of one layout.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    var result = ViewSpacing.ofNothing()
    for subview in subviews { result.formUnion(subview.spacing) }
    return subviews.isEmpty ? ViewSpacing() : result
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// A container of this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

/// What is to be known of a layout as a whole.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutproperties
public struct LayoutProperties: Sendable {
  /// Along which axis spacers inside grow; `nil` (the default) is along both.
  public var stackOrientation: Axis?
  public init() {}
}

/// A value that views have for the layouts that they are in.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// What a layout has to lay out, in order.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  let boxes: ArraySlice<Box>
  public var layoutDirection: LayoutDirection

  init(boxes: some Sequence<Box>, layoutDirection: LayoutDirection) {
    self.boxes = ArraySlice(boxes)
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { boxes.startIndex }
  public var endIndex: Int { boxes.endIndex }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(slice: boxes[bounds], layoutDirection: layoutDirection)
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(boxes: indices.map { boxes[$0] }, layoutDirection: layoutDirection)
  }

  private init(slice: ArraySlice<Box>, layoutDirection: LayoutDirection) {
    boxes = slice
    self.layoutDirection = layoutDirection
  }

  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.boxes.count == second.boxes.count && zip(first.boxes, second.boxes).allSatisfy { $0 === $1 }
  }
}

/// A view, as a layout sees it.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let box: Box

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.box === second.box }

  /// The view's value for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    MainActor.assumeIsolated { box.traitValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
  }

  public var priority: Double { MainActor.assumeIsolated { box.priority } }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { box.sizeThatFits(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { box.dimensions(proposal) }
  }

  public var spacing: ViewSpacing { MainActor.assumeIsolated { box.spacing } }

  /// Puts the view's anchor at a point of the layout's bounds.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let size = box.sizeThatFits(proposal)
      let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      box.pending = Box.Placement(origin: origin, proposal: proposal, size: size)
    }
  }
}
