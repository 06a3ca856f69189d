/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechangekey
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// How the property changed: the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change; `NSNull` for nil. Of a collection that objects were put into, these objects.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change; `NSNull` for nil. Of a collection that objects were taken out of, these objects.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of the objects that were put into an array, taken out of it or replaced: an `IndexSet`.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True in the call before a change; absent in the one after it.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
