import Foundation

/// The recording of a context, which can be drawn at any size and position.
package struct DisplayList {
  package let commands: [DrawCommand]
  /// The rectangle of the recording context.
  package let bounds: CGRect

  package init(commands: [DrawCommand] = [], bounds: CGRect = .null) {
    self.commands = commands
    self.bounds = bounds
  }

  /// Whether the list draws nothing.
  package var isEmpty: Bool { commands.isEmpty }
}
