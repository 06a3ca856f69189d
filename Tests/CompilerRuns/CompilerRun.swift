import Foundation

/// Has the compiler check a program against the modules built for these tests.
public struct CompilerRun {
  public let succeeded: Bool
  public let diagnostics: String

  /// - Parameters:
  ///   - source: The program.
  ///   - plugin: The target of a macro's implementation, if the program uses one.
  public init(_ source: String, plugin: String? = nil) throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let libraries = root.appendingPathComponent("Sources/CLibraries")
    let moduleMaps = try FileManager.default.contentsOfDirectory(atPath: libraries.path).sorted()
      .map { "-fmodule-map-file=\(libraries.path)/\($0)/module.modulemap" }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    var arguments = ["swiftc", "-typecheck", "-swift-version", "6"]
    if let plugin { arguments += ["-load-plugin-executable", "\(products.path)/\(plugin)-tool#\(plugin)"] }
    let folders = [
      products.appendingPathComponent("Modules").path, root.appendingPathComponent("Sources/CPixels/include").path,
    ]
    for folder in folders { arguments += ["-I", folder] }
    let made = ["CHostTime", "CImageHelper", "CImageRows", "CPreviewRecords"]
      .map { "-fmodule-map-file=\(products.path)/\($0).build/module.modulemap" }
    let system = ["freetype2", "harfbuzz", "cairo", "fribidi", "libxml2"].map { "-I/usr/include/\($0)" }
    for option in moduleMaps + made + system { arguments += ["-Xcc", option] }
    process.arguments = arguments + [file.path]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    succeeded = process.terminationStatus == 0
    diagnostics = String(decoding: data, as: UTF8.self)
  }
}
