import ArgumentParser
import Foundation
import ToolSupport

/// The command `viewcode live`, which displays a screen and is controlled by another program. `viewcode mcp` and
/// `viewcode preview` start it.
struct LiveCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Show and control a screen for another program.",
    shouldDisplay: false)

  @Option(help: "The number of the open socket.")
  var socket: Int32 = 3

  func run(in environment: ProgramEnvironment) throws {
    var status = stat()
    guard fstat(socket, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      throw CommandFailure.noSocket
    }
    // Processes that the app starts do not inherit the socket.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    LiveLoop(socket: socket, in: environment).run()
  }
}
