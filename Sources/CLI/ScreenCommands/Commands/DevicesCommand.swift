import ArgumentParser
import CommandArguments
import ViewHost

/// The command `viewcode devices`, which lists the available devices.
struct DevicesCommand: ParsableCommand {
  static let configuration = SharedCommand.devices.configuration(takesProject: false)

  func run() throws {
    let width = Device.all.map { $0.name.count }.max() ?? 0
    for device in Device.all {
      let padding = String(repeating: " ", count: width - device.name.count)
      let aliases = device.aliases.isEmpty ? "" : "  (also \(device.aliases.joined(separator: ", ")))"
      print(
        "\(device.name)\(padding)  \(Int(device.size.width)) x \(Int(device.size.height)) @\(Int(device.scale))x\(aliases)"
      )
    }
  }
}
