import Foundation

/// An object that provides its values by name, for predicates and sort descriptors, which don't use reflection for it.
///
/// The objects of Core Data conform, since their properties aren't stored ones.
@_spi(Host)
public protocol KeyValueSource: AnyObject {
  /// Returns the value of a property; `nil` if there is none.
  func keyedValue(named name: String) -> Any?
  /// An object that comparisons use in place of this one, such as the identifier of a managed object.
  var comparisonIdentity: AnyObject { get }
}

@_spi(Host)
extension NSSortDescriptor {
  /// Returns the value at a key path, for predicates and sort descriptors.
  public static func value(at keyPath: String, of object: Any?) -> Any? {
    KeyValues.unwrapped(KeyValues.value(at: keyPath.split(separator: ".").map(String.init)[...], of: object))
  }

  /// Returns the order of two comparable values for sort descriptors.
  public static func naturalOrder(_ first: Any?, _ second: Any?) -> ComparisonResult { natural(first, second) }
}
