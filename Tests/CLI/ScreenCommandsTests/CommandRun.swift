import Foundation
import TestFiles

/// A run of the built `viewcode` in a separate folder, as by a user.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// The folder of the build products, which also contains the test bundle.
  private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  init(_ arguments: String..., in folder: URL? = nil) throws {
    try self.init(arguments, in: folder)
  }

  init(_ arguments: [String], in folder: URL? = nil) throws {
    let process = Process()
    process.executableURL = Self.products.appendingPathComponent("viewcode-examples")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    // Errors are written to a file: with two pipes, the one that is read last could be full and block the process.
    let own = try TemporaryFolder()
    let errors = try own.write("", to: "errors.txt")
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // Output is read before waiting, because a full pipe would block the process.
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errorData = try Data(contentsOf: errors)
    status = process.terminationStatus
    self.output = String(decoding: outputData, as: UTF8.self)
    self.errors = String(decoding: errorData, as: UTF8.self)
  }
}
