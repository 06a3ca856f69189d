/// The size of a view and the positions of its alignment guides.
///
/// - Source: developer.apple.com/documentation/swiftui/viewdimensions
public struct ViewDimensions {
  let size: CGSize
  let guides: ((AlignmentKey) -> CGFloat?)?

  /// The width, in points.
  public var width: CGFloat { size.width }
  /// The height, in points.
  public var height: CGFloat { size.height }

  /// Returns the position of a guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// Returns the position of a guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// Returns the position of a guide that the view sets; `nil` for other guides.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides?(guide.key) }
  /// Returns the position of a guide that the view sets; `nil` for other guides.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides?(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { guides?(key) ?? key.id.defaultValue(in: self) }
}

extension ViewDimensions: Equatable {
  /// Returns whether two values are equal.
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool { first.size == second.size }
}
