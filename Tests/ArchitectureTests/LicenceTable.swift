import Foundation

/// The libraries of docs/licences.md.
struct LicenceTable {
  struct Library {
    let name: String
    let licence: String
  }

  static let page = "docs/licences.md"

  /// The libraries that users' programs may load. `helper` are those that only the image helper may load.
  let programs: [Library]
  let helper: [Library]

  init() throws {
    var tables: [String: [Library]] = [:]
    var heading = ""
    for line in try Repository.text(LicenceTable.page).split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.components(separatedBy: " | ")
      for (index, name) in cells[0].components(separatedBy: "`").enumerated() where index % 2 == 1 {
        tables[heading, default: []].append(Library(name: name, licence: cells[1]))
      }
    }
    programs = tables["Libraries in programs that use ViewCode"] ?? []
    helper = tables["Libraries in viewcode-image-helper alone"] ?? []
  }

  /// Returns whether a license permits proprietary programs that load the library: each of the combined licenses is not
  /// the GPL, or has such an alternative or an exception.
  static func isFree(_ licence: String) -> Bool {
    licence.components(separatedBy: " and ").allSatisfy { part in
      part.components(separatedBy: " or ").contains {
        !($0.hasPrefix("GPL") || $0.hasPrefix("AGPL")) || $0.hasSuffix("Runtime Library Exception")
      }
    }
  }
}

/// The programs that were built with the tests, and the libraries that they load.
enum BuiltPrograms {
  private static let loader = "/usr/bin/ldd"

  static let canBeAsked = FileManager.default.isExecutableFile(atPath: loader)

  /// Returns the program of the tests, which contains all modules, and the products next to it.
  static func usersPrograms() throws -> [String] {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let names = try Repository.text("Package.swift").components(separatedBy: ".executable(name: \"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    return [own.path] + existing(names.filter { $0 != "viewcode-image-helper" }, beside: own)
  }

  /// Returns the image helper, with both names in SwiftPM.
  static func helpers() -> [String] {
    existing(
      ["viewcode-image-helper", "viewcode-image-helper-tool"],
      beside: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
  }

  private static func existing(_ names: [String], beside program: URL) -> [String] {
    names.map { program.deletingLastPathComponent().appendingPathComponent($0).path }
      .filter { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the names of all libraries that a program loads directly or indirectly, without versions: `libz`.
  static func libraries(of program: String) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: loader)
    process.arguments = [program]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      guard let path = line.split(whereSeparator: \.isWhitespace).first, let file = path.split(separator: "/").last,
        let end = file.range(of: ".so")
      else { continue }
      // The library of the kernel is not a file.
      if !file.hasPrefix("linux-vdso") { names.insert(String(file[..<end.lowerBound])) }
    }
    return names
  }
}
