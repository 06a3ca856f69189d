/// How content of another aspect ratio fills a place.
///
/// - Source: developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content is visible; some of the place may stay empty.
  case fit
  /// The place is filled; the content may be larger.
  case fill
}
