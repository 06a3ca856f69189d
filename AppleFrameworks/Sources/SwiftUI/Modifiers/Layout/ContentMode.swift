/// The mode of fitting content with a different aspect ratio into a space.
///
/// - Source: developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The content is entirely visible. Parts of the space may stay empty.
  case fit
  /// The content fills the space. It may exceed the space.
  case fill
}
