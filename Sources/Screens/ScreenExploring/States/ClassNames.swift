/// Names of classes as maps have them.
package enum ClassNames {
  /// The name with its module, without the addresses that reflection gives private types.
  static func full(_ type: Any.Type) -> String { withoutContexts(String(reflecting: type)) }

  /// The name without its module.
  static func short(_ type: Any.Type) -> String { withoutContexts("\(type)") }

  private static func withoutContexts(_ name: String) -> String {
    guard name.contains("(unknown context at ") else { return name }
    return name.replacing(#/\(unknown context at [^)]*\)\./#, with: "")
  }

  /// Whether UIKit declares the class.
  static func isUIKit(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix("UIKit.") }
}
