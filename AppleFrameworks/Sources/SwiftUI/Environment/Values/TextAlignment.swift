/// The alignment of lines of text.
///
/// - Source: developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The lines are aligned at the leading edge.
  case leading
  /// The lines are centered.
  case center
  /// The lines are aligned at the trailing edge.
  case trailing
}
