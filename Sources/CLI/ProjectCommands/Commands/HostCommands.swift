import ArgumentParser
import CommandArguments
import Foundation
import ProjectBuilding
import ToolSupport

// These commands need UIKit but no project. The toolchain's own host performs them.

/// The command `viewcode inspect FILE...`.
struct InspectCommand: HostCommand {
  static let configuration = SharedCommand.inspect.configuration(takesProject: false)

  @OptionGroup var arguments: InspectArguments

  func run() throws { try runHost() }
}

/// The command `viewcode devices`.
struct DevicesCommand: HostCommand {
  static let configuration = SharedCommand.devices.configuration(takesProject: false)

  func run() throws { try runHost() }
}

/// A command that the toolchain's host performs with the same arguments.
protocol HostCommand: ParsableCommand {}

extension HostCommand {
  func runHost() throws {
    try ending {
      let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
      try Exec.run(
        toolchain.host.path(percentEncoded: false), Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment)
    }
  }
}
