/// The subviews of a layout, in order.
///
/// Unchecked: The boxes are used only on the main actor.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// The type of the views.
  public typealias Element = LayoutSubview
  /// The type of indices.
  public typealias Index = Int
  /// The type of slices of the collection.
  public typealias SubSequence = LayoutSubviews

  let boxes: ArraySlice<Box>
  /// The layout direction of the container.
  public var layoutDirection: LayoutDirection

  init(boxes: some Sequence<Box>, layoutDirection: LayoutDirection) {
    self.boxes = ArraySlice(boxes)
    self.layoutDirection = layoutDirection
  }

  /// The index of the first view.
  public var startIndex: Int { boxes.startIndex }
  /// The index after the last view.
  public var endIndex: Int { boxes.endIndex }
  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }
  /// The views in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(slice: boxes[bounds], layoutDirection: layoutDirection)
  }

  /// The views at some indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(boxes: indices.map { boxes[$0] }, layoutDirection: layoutDirection)
  }

  private init(slice: ArraySlice<Box>, layoutDirection: LayoutDirection) {
    boxes = slice
    self.layoutDirection = layoutDirection
  }

  /// Returns whether two values are equal.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.boxes.count == second.boxes.count && zip(first.boxes, second.boxes).allSatisfy { $0 === $1 }
  }
}
