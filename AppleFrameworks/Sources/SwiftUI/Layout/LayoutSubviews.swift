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
