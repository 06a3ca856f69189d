/// A view's size, and where its alignment guides lie.
///
/// - Source: developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions {
  let size: CGSize
  let guides: ((AlignmentKey) -> CGFloat?)?

  /// The width, in points.
  public var width: CGFloat { size.width }
  /// The height, in points.
  public var height: CGFloat { size.height }

  /// Where a guide lies, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide lies, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Where a guide lies that the view says something of; `nil` for others.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides?(guide.key) }
  /// Where a guide lies that the view says something of; `nil` for others.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides?(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { guides?(key) ?? key.id.defaultValue(in: self) }
}

extension ViewDimensions: Equatable {
  /// Whether two values are equal.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool { first.size == second.size }
}
