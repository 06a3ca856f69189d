import ArgumentParser
import ViewHost

/// The command `viewcode devices`, which lists the available devices.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices.",
    discussion: """
      One line each: name, size in points, scale, and other devices with the same screen.

      Example:
        viewcode devices
      """)

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
