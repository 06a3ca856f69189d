/// The name of a method in Objective-C's notation: `save`, `didTap:`, `tableView:didSelectRowAtIndexPath:`.
///
/// On Apple's systems, the compiler creates one with `#selector`, and the Objective-C runtime finds the method.
/// Elsewhere, neither exists. Here, a selector finds the function that is registered for the object's class or a
/// superclass.
///
/// - Source: developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  private let name: String

  /// Creates the selector with a name, in which every `:` is an argument.
  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name of the selector.
  public var description: String { name }

  /// The number of arguments of the method.
  package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// Returns the selector with a name, even if no object responds to it.
///
/// - Source: developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
///
/// - Source: developer.apple.com/documentation/foundation/nsstringfromselector(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
