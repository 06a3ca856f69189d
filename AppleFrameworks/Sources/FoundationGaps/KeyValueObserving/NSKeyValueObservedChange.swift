import Foundation

/// A change of a property, as an observer receives it.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// How the property changed.
  public let kind: Kind
  /// The value after it, where ``NSKeyValueObservingOptions/new`` asks for it.
  public let newValue: Value?
  /// The value before it, where ``NSKeyValueObservingOptions/old`` asks for it. It is nil in the first call that
  /// ``NSKeyValueObservingOptions/initial`` asks for.
  public let oldValue: Value?
  /// The indexes of the objects of an array that changed; nil where the property was set as a whole.
  public let indexes: IndexSet?
  /// Whether this is the call before the change; see ``NSKeyValueObservingOptions/prior``.
  public let isPrior: Bool
}

/// How an observed property changed.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Objects were put into it, taken out of it, or replaced.
  case insertion, removal, replacement
}
