/// Options for the notifications of an observer and their values.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservingoptions
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The option for including the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The option for including the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The option for an initial notification.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The option for a notification before each change. Properties of UIKit and Foundation classes are compared after a
  /// change, so that this notification is sent immediately before the other one, when the property already has its new
  /// value.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
