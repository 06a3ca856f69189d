import InterfaceBuilder

/// A note about content of a file that the code omits or changes, with its line.
package struct ConversionNote: Hashable, Sendable {
  package var position: SourcePosition
  package var text: String

  package init(_ position: SourcePosition, _ text: String) {
    self.position = position
    self.text = text
  }
}

extension ConversionNote: CustomStringConvertible {
  package var description: String { "\(position): \(text)" }
}
