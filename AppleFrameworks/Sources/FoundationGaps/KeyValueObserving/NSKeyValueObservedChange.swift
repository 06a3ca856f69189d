import Foundation

/// A change of an observed property.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change if ``NSKeyValueObservingOptions/new`` requests it.
  public let newValue: Value?
  /// The value before the change if ``NSKeyValueObservingOptions/old`` requests it. It is `nil` in the initial
  /// notification that ``NSKeyValueObservingOptions/initial`` requests.
  public let oldValue: Value?
  /// The indexes of the changed objects of an array; `nil` if the entire property was set.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change. See ``NSKeyValueObservingOptions/prior``.
  public let isPrior: Bool
}

/// The kind of change of an observed property.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted, removed, or replaced.
  case insertion, removal, replacement
}
