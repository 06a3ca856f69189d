/// The modifier keys of a key command.
package struct ModifierMask: Hashable, Sendable {
  /// `command`, `shift`, `alternate`, `control`, `alphaShift`, `numericPad`.
  package var names: Set<String>
}

extension ModifierMask: PropertyValue {
  package static var meaning: String { "a modifier mask" }
  package static var elementNames: Set<String> { ["keyModifierFlags", "modifierMask"] }

  package init?(element: SourceElement) { names = element.flags }
}
