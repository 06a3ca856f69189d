/// The calls that an observer of a property gets, and the values in them.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes have the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Changes have the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called once at the beginning.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is called before each change, too. For properties of UIKit's and Foundation's classes, which are
  /// compared after a change, that call comes right before the other one, when the property has its new value.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
