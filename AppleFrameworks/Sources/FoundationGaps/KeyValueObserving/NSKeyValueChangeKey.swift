/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechangekey
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The key of the kind of change: the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The key of the value after the change, with `NSNull` for `nil`. For a collection with inserted objects, it is
  /// these objects.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key of the value before the change, with `NSNull` for `nil`. For a collection with removed objects, it is
  /// these objects.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key of the indexes of the objects that were inserted, removed or replaced in an array, as an `IndexSet`.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The key that is `true` in the notification before a change, and missing in the one after it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
