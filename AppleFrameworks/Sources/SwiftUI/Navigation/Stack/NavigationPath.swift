import UIKit

/// A type-erased list of values whose pages a navigation stack displays above its root.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
  var values: [AnyHashable]
  /// Creates an empty path.
  public init() { values = [] }
  /// Creates a path from a sequence of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// The number of values.
  public var count: Int { values.count }
  /// Whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value, whose page is displayed.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes the last values. Removing more values than the path contains stops the program.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
