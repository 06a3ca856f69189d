import Foundation
import TestFiles

/// A run of the compiler that checks or compiles a source file against the modules that were built for these tests.
public struct CompilerRun {
  /// The output of the compiler.
  public enum Product {
    /// No output: the compiler only checks types.
    case nothing
    /// An object file that is deleted afterward. The compiler performs all checks.
    case object
    /// A shared library that the program of these tests can load.
    case library(URL)
  }

  public let succeeded: Bool
  public let diagnostics: String

  /// Runs the compiler.
  ///
  /// - Parameters:
  ///   - source: The program.
  ///   - product: The output.
  ///   - flags: Additional flags of the compiler.
  ///   - plugin: The target of a macro's implementation, if the program uses one.
  public init(_ source: String, product: Product = .nothing, flags: [String] = [], plugin: String? = nil) throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = try TemporaryFolder()
    let file = try folder.write(source, to: "Source.swift")

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    var arguments = ["swiftc", "-swift-version", "6"]
    switch product {
    case .nothing:
      arguments.append("-typecheck")
    case .object:
      arguments += ["-emit-object", "-parse-as-library", "-o", folder.url.appending(path: "Source.o").path]
    case .library(let library):
      let name = library.deletingPathExtension().lastPathComponent
      arguments += ["-emit-library", "-parse-as-library", "-module-name", name, "-o", library.path]
    }
    if let plugin { arguments += ["-load-plugin-executable", "\(products.path)/\(plugin)-tool#\(plugin)"] }
    process.arguments = try arguments + flags + Self.searchPaths(products: products) + [file.path]
    // The compiler's driver leaves a folder on each run.
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    succeeded = process.terminationStatus == 0
    diagnostics = String(decoding: data, as: UTF8.self)
    withExtendedLifetime(folder) {}
  }

  /// Returns the search paths of our modules, and of the C libraries that they import.
  private static func searchPaths(products: URL) throws -> [String] {
    let root = RepositoryFolder.root
    let libraries = root.appendingPathComponent("Sources/Engines/C")
    let moduleMaps = try FileManager.default.contentsOfDirectory(atPath: libraries.path).sorted()
      .filter { FileManager.default.fileExists(atPath: "\(libraries.path)/\($0)/module.modulemap") }
      .map { "-fmodule-map-file=\(libraries.path)/\($0)/module.modulemap" }
    let made = ["CImageHelper", "CImageRows", "CRuntimeSupport"]
      .map { "-fmodule-map-file=\(products.path)/\($0).build/module.modulemap" }
    let system = ["freetype2", "harfbuzz", "cairo", "fribidi", "libxml2"].map { "-I/usr/include/\($0)" }
    let folders = [
      products.appendingPathComponent("Modules").path,
      root.appendingPathComponent("Sources/Engines/C/CPixels/include").path,
    ]
    return folders.flatMap { ["-I", $0] } + (moduleMaps + made + system).flatMap { ["-Xcc", $0] }
  }
}
