import ArgumentParser
import Foundation
import ProjectBuilding
import ToolSupport

// These commands need UIKit but no project. The toolchain's own host performs them.

/// The command `viewcode inspect FILE`.
struct InspectCommand: ParsableCommand, RuntimeCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Lay out and draw an Interface Builder file.")

  @Argument(parsing: .allUnrecognized) var arguments: [String] = []

  func run() throws { try runHost() }
}

/// The command `viewcode devices`.
struct DevicesCommand: ParsableCommand, RuntimeCommand {
  static let configuration = CommandConfiguration(commandName: "devices", abstract: "List the devices.")

  @Argument(parsing: .allUnrecognized) var arguments: [String] = []

  func run() throws { try runHost() }
}

protocol RuntimeCommand: ParsableCommand {
  var arguments: [String] { get }
}

extension RuntimeCommand {
  func runHost() throws {
    try ending {
      let toolchain = try CommandFailure.of(.toolchain) { try Toolchain.find() }
      try Exec.run(
        toolchain.host.path(percentEncoded: false), [Self.configuration.commandName!] + arguments,
        environment: ProcessInfo.processInfo.environment)
    }
  }
}
