/// The name of a method, as Objective-C spells it: `save`, `didTap:`, `tableView:didSelectRowAtIndexPath:`.
///
/// On Apple's systems the compiler makes one with `#selector` and the Objective-C runtime finds the method. Neither exists
/// elsewhere: here a name finds what was registered under it for the object's class or one above.
///
/// - Source: developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  private let name: String

  /// Creates the selector with a name; every `:` stands for an argument.
  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name.
  public var description: String { name }

  /// How many arguments the method takes.
  package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// Returns the selector of a name, whether any object answers it or not.
///
/// - Source: developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
///
/// - Source: developer.apple.com/documentation/foundation/nsstringfromselector(_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
