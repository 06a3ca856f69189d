import Foundation

/// What was drawn into a recording context, to be drawn again at any size and place.
package struct DisplayList {
  package let commands: [DrawCommand]
  /// The rectangle that was given to the recording context.
  package let bounds: CGRect

  package init(commands: [DrawCommand] = [], bounds: CGRect = .null) {
    self.commands = commands
    self.bounds = bounds
  }

  /// Whether drawing it does nothing.
  package var isEmpty: Bool { commands.isEmpty }
}
