/// A kind of alignment guide, with its default position.
///
/// - Source: developer.apple.com/documentation/swiftui/alignmentid
public protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it, in points from the top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
