import Foundation
import SwiftSources
import TestFiles
import ToolSupport

@testable import ModuleStubs

/// A checker that compiles files and stubs with the modules that were built for these tests.
final class CompilerChecker: ModuleChecker {
  private let place: TemporaryFolder
  private var folder: URL { place.url }
  private var compiled: [String: String] = [:]
  private(set) var checks = 0
  /// The number of files in each type check.
  private(set) var filesLookedAt: [Int] = []
  /// The latest diagnostics of the stubs.
  private(set) var stubMessages: [Diagnostic] = []

  init() throws {
    place = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: place.url.appending(path: "modules"), withIntermediateDirectories: true)
    // The headers of C libraries are not necessary for compiling against UIKit, but their modules must exist.
    let map = [
      "CCairo", "CFontconfig", "CFreeType", "CFriBidi", "CHarfBuzz", "CHyphen", "CLibThai",
      "CLibXML2", "CMarkdown", "CPNG", "CTurboJPEG",
      "CUniBreak", "CWebP", "CImageHelper", "CImageRows", "CPixels", "CHostTime", "CPreviewRecords", "CRuntimeSupport",
    ].map { "module \($0) {}\n" }.joined()
    try place.write(map, to: "module.modulemap")
  }

  func check(
    _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
  ) throws -> [Diagnostic] {
    checks += 1
    if depth == .types { filesLookedAt.append(only?.count ?? files.count) }
    for stub in stubs where compiled[stub.name] != stub.text {
      let file = folder.appending(path: "\(stub.name).swift")
      try stub.text.write(to: file, atomically: true, encoding: .utf8)
      let messages = try run(
        [
          "-parse-as-library", "-emit-module", "-module-name", stub.name, "-o",
          folder.appending(path: "modules/\(stub.name).swiftmodule").path(percentEncoded: false),
        ], [file])
      stubMessages = messages
      if messages.contains(where: \.isError) { return messages }
      compiled[stub.name] = stub.text
    }
    var places: [URL] = []
    for file in files {
      let place = folder.appending(path: file.url.lastPathComponent)
      if changed.contains(file.url) { try file.text.write(to: place, atomically: true, encoding: .utf8) }
      places.append(place)
    }
    let depthFlags = depth == .types ? ["-typecheck"] : ["-emit-sil", "-o", "/dev/null"]
    let unasked = Set(files.map(\.url)).subtracting(only ?? Set(files.map(\.url))).map(\.lastPathComponent)
    return try run(depthFlags + ["-parse-as-library", "-module-name", "App"], places).filter { message in
      message.location.map { !unasked.contains(URL(filePath: $0.path).lastPathComponent) } ?? true
    }.map { message in
      var message = message
      if let name = message.location.map({ URL(filePath: $0.path).lastPathComponent }),
        let file = files.first(where: { $0.url.lastPathComponent == name })
      {
        message.location?.path = file.url.path(percentEncoded: false)
      }
      return message
    }
  }

  /// Runs the frontend directly, because its driver takes the same time again, and leaves a folder on each run.
  private func run(_ flags: [String], _ files: [URL]) throws -> [Diagnostic] {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-frontend", "-disable-objc-interop", "-swift-version", "5", "-suppress-warnings",
        "-diagnostic-style",
        "llvm",
      ] + flags
      + [
        "-I", products.appending(path: "Modules").path(percentEncoded: false), "-I",
        folder.appending(path: "modules").path(percentEncoded: false), "-Xcc",
        "-fmodule-map-file=\(folder.appending(path: "module.modulemap").path(percentEncoded: false))",
      ] + files.map { $0.path(percentEncoded: false) }
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let messages = text.split(separator: "\n").compactMap { Diagnostic(compilerLine: $0) }
    if process.terminationStatus != 0, !messages.contains(where: \.isError) {
      return [Diagnostic(.error, "the compiler failed: \(text.suffix(1000))")]
    }
    return messages
  }
}

extension Diagnostic {
  /// Parses a line such as `path:3:5: error: text`. Returns nil for other lines.
  init?(compilerLine line: Substring) {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
      return nil
    }
    let path = place.dropLast(2).joined(separator: ":")
    self.init(.error, String(line[mark.upperBound...]), at: Location(path, line: number, column: column))
  }
}
