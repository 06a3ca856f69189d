import Foundation

/// Has the compiler check a program against the modules built for these tests.
struct CompilerRun {
  let succeeded: Bool
  let diagnostics: String

  init(_ source: String) throws {
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
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path]
      + moduleMaps.flatMap { ["-Xcc", $0] }
      + [
        "-I", root.appendingPathComponent("Sources/CPixels/include").path,
        "-Xcc", "-fmodule-map-file=\(products.path)/CImageRows.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(products.path)/CPreviewRecords.build/module.modulemap",
        "-Xcc", "-fmodule-map-file=\(products.path)/CVectorFiles.build/module.modulemap",
        "-Xcc", "-I/usr/include/freetype2", "-Xcc", "-I/usr/include/harfbuzz", "-Xcc", "-I/usr/include/cairo",
        "-Xcc", "-I/usr/include/fribidi", "-Xcc", "-I/usr/include/libxml2",
        "-Xcc", "-fmodule-map-file=\(products.path)/CHostTime.build/module.modulemap", file.path,
      ]
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
