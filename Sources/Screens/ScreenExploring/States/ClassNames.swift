/// The names of classes in maps.
package enum ClassNames {
  /// Returns the name with its module, without the addresses that reflection adds to private types.
  static func full(_ type: Any.Type) -> String { withoutContexts(String(reflecting: type)) }

  /// Returns the name without its module.
  static func short(_ type: Any.Type) -> String { withoutContexts("\(type)") }

  private static func withoutContexts(_ name: String) -> String {
    guard name.contains("(unknown context at ") else { return name }
    return name.replacing(#/\(unknown context at [^)]*\)\./#, with: "")
  }

  /// Returns whether UIKit declares a class.
  static func isUIKit(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
}
