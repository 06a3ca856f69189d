/// Where the commands of a context go: into a list, or onto pixels.
protocol DrawSink: AnyObject {
  func perform(_ command: DrawCommand)
}

/// Keeps commands.
final class CommandRecorder: DrawSink {
  private(set) var commands: [DrawCommand] = []

  func perform(_ command: DrawCommand) { commands.append(command) }
}
