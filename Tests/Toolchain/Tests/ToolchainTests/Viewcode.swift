import Foundation

/// A run of the installed command, and its output.
struct Viewcode {
  let status: Int32
  let output: String
  let errors: String

  /// The tested command: that of the environment, or the one that Tools/run-tests installs in the build folder.
  static let program: String =
    ProcessInfo.processInfo.environment["VIEWCODE"]
    ?? repository.appending(path: ".build/toolchain/bin/viewcode").path

  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @discardableResult
  init(_ arguments: String..., in folder: URL, environment: [String: String] = [:], program: String = program) throws {
    try self.init(arguments, in: folder, environment: environment, program: program)
  }

  @discardableResult
  init(_ arguments: [String], in folder: URL, environment: [String: String] = [:], program: String = program) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let scratch = try Folder()
    let files = ["output", "errors"].map { scratch.url.appending(path: $0) }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: files[0], encoding: .utf8)
    errors = try String(contentsOf: files[1], encoding: .utf8)
  }
}
