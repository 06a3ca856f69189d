/// A kind of alignment guide: where it lies in a view that says nothing of it.
///
/// - Source: developer.apple.com/documentation/swiftui/alignmentid
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
