/// The subviews of a layout, in order.
///
/// Unchecked: the boxes are used on the main actor only.
///
/// - Source: developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  /// The type of the views.
  public typealias Element = LayoutSubview
  /// The type of positions.
  public typealias Index = Int
  /// The type of parts of the collection.
  public typealias SubSequence = LayoutSubviews

  let boxes: ArraySlice<Box>
  /// The direction of reading in the container.
  public var layoutDirection: LayoutDirection

  init(boxes: some Sequence<Box>, layoutDirection: LayoutDirection) {
    self.boxes = ArraySlice(boxes)
    self.layoutDirection = layoutDirection
  }

  /// The position of the first view.
  public var startIndex: Int { boxes.startIndex }
  /// The position after the last view.
  public var endIndex: Int { boxes.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }
  /// The views at a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(slice: boxes[bounds], layoutDirection: layoutDirection)
  }

  /// The views at some positions.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(boxes: indices.map { boxes[$0] }, layoutDirection: layoutDirection)
  }

  private init(slice: ArraySlice<Box>, layoutDirection: LayoutDirection) {
    boxes = slice
    self.layoutDirection = layoutDirection
  }

  /// Whether two values are equal.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.boxes.count == second.boxes.count && zip(first.boxes, second.boxes).allSatisfy { $0 === $1 }
  }
}
