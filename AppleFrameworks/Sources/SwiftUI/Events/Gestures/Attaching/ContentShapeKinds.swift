/// The kinds of interaction that a content shape applies to.
///
/// - Source: developer.apple.com/documentation/swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of drags. Has no effect.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus. Has no effect.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Effects of a pointer. Has no effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accessibility. Has no effect.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
