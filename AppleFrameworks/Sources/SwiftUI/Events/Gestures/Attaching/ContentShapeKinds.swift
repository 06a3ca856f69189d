/// The kinds of interaction to which a content shape applies.
///
/// - Source: developer.apple.com/documentation/swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The interaction by touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag. It has no effect.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu. It has no effect.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of a pointer. It has no effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape of an accessibility element. It has no effect.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
