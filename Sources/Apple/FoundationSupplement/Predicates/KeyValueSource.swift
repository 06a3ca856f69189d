import Foundation

/// An object that answers for its values by name: predicates and sort descriptors ask it instead of reflecting it.
///
/// Core Data's objects do, whose properties are no stored ones.
@_spi(Host)
public protocol KeyValueSource: AnyObject {
  /// Returns the value of a property; nil where there is none.
  func keyedValue(named name: String) -> Any?
  /// Another object that comparisons take for this one: the identifier of a managed object.
  var comparisonIdentity: AnyObject { get }
}

@_spi(Host)
extension NSSortDescriptor {
  /// Returns the value at a path of names, as predicates and sort descriptors find it.
  public static func value(at keyPath: String, of object: Any?) -> Any? {
    KeyValues.unwrapped(KeyValues.value(at: keyPath.split(separator: ".").map(String.init)[...], of: object))
  }

  /// Returns the order that sort descriptors give two values that have one.
  public static func naturalOrder(_ first: Any?, _ second: Any?) -> ComparisonResult { natural(first, second) }
}
