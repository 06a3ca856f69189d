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
  /// The value before it, where ``NSKeyValueObservingOptions/old`` asks for it; none of the first time that
  /// ``NSKeyValueObservingOptions/initial`` asks for.
  public let oldValue: Value?
  /// Which objects of a collection changed: nil, as values are set as wholes.
  public let indexes: IndexSet?
  /// Whether the change is told as one to come; see ``NSKeyValueObservingOptions/prior``.
  public let isPrior: Bool
}

/// How an observed property changed.
///
/// - Source: developer.apple.com/documentation/foundation/nskeyvaluechange
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Objects were put into it, taken out of it, or replaced. Not sent here.
  case insertion, removal, replacement
}
