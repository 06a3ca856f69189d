/// A kind of alignment guide: where it lies in a view that says nothing of it.
///
/// - Source: developer.apple.com/documentation/swiftui/alignmentid
public protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it, in points from the top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
