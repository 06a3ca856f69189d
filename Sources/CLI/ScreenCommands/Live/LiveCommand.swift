import ArgumentParser
import Foundation
import ToolSupport

/// `viewcode live`: shows a screen at another program's word. `viewcode mcp` and `viewcode preview` start it; people
/// have no use for it.
struct LiveCommand: ProgramCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Show a screen, touch it and tell of it, as another program asks.",
    shouldDisplay: false)

  @Option(help: "The number of the open socket.")
  var socket: Int32 = 3

  func run(in environment: ProgramEnvironment) throws {
    var status = stat()
    guard fstat(socket, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      throw CommandFailure(.input, "this command is started by 'viewcode mcp' and 'viewcode preview', with a socket")
    }
    // What the app starts has no part in this.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    LiveLoop(socket: socket, in: environment).run()
  }
}
