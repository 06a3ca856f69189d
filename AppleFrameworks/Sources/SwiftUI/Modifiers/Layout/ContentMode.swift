/// How something fills a place of other proportions.
///
/// - Source: developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
