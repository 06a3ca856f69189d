/// What an observer of a property is told, and when.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes come with the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Changes come with the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is told once at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is told of each change twice, and first as of one to come. Here that is right before the other time, when the
  /// property has its new value already.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
