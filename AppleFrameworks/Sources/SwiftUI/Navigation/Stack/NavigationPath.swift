import UIKit

/// What a navigation stack shows above its root, as values of any types.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
  var values: [AnyHashable]
  public init() { values = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Taking away more than there are stops the program.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
