/// How lines of text lie that are shorter than the longest.
///
/// - Source: developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
