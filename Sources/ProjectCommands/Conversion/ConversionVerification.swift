import Foundation
import ProjectBuilding
import Projects
import ViewCodeConversion

/// Compiles converted code against the installed UIKit, runs it beside the files that it came from, and says what differs.
struct ConversionVerification {
  /// What came of one scene or view.
  struct Outcome {
    var compiles = true
    /// Views compared over all screens, and those with the same frames.
    var views = 0
    var equalFrames = 0
    var screens = 0
    var equalScreens = 0
    var notes: [String] = []

    var framesAreEqual: Bool { compiles && views > 0 && views == equalFrames }
    var pixelsAreEqual: Bool { compiles && screens > 0 && screens == equalScreens }
  }

  let conversion: Conversion
  let resources: [URL]
  let folder: URL
  var progress: (String) -> Void = { _ in }
  /// How long one class may take on all screens.
  private static let limit = Duration.seconds(120)
  /// How many times what does not compile is taken out.
  private static let attempts = 6
  private static let moduleName = "Converted"

  /// - Returns: what came of each unit, in their order.
  func run() throws -> [Outcome] {
    var outcomes = conversion.units.map { _ in Outcome() }
    let (toolchain, compiler) = try CommandFailure.of(.toolchain) { (try Toolchain.find(), try SwiftCompiler.find()) }
    let sources = folder.appending(path: Self.moduleName)
    try CommandFailure.of(.project) {
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try link(resources, into: sources)
    }
    var program: BuiltProgram?
    for _ in 0..<Self.attempts {
      let included = outcomes.indices.filter { outcomes[$0].compiles }
      guard !included.isEmpty else { return outcomes }
      let files = try CommandFailure.of(.project) { try write(included, to: sources) }
      let project = try CommandFailure.of(.project) { try ProjectReader.read(sources, options: ReadingOptions()) }
      let selection = try CommandFailure.of(.project) { try ProductSelection(of: project, target: nil, scheme: nil) }
      var build = ProjectBuild(
        project: project, selection: selection, toolchain: toolchain, compiler: compiler,
        folder: try CommandFailure.of(.project) { try BuildFolder(for: sources, at: folder.appending(path: "build")) })
      build.stubbing = Stubbing(isOff: true, modules: [])
      progress("Compiling \(included.count) of \(outcomes.count) scenes")
      let result = try CommandFailure.of(.toolchain) { try build.run() }
      if let bundle = result.bundle {
        program = BuiltProgram(
          bundle: bundle, modules: selection.targets.map(\.moduleName), scheme: nil, screens: [], isApp: false,
          report: nil, networkAccess: "off")
        break
      }
      var failed = false
      for message in result.messages where message.severity == .error {
        guard let file = message.file, let unit = files[URL(filePath: file).lastPathComponent] else { continue }
        failed = true
        outcomes[unit].compiles = false
        let name = URL(filePath: file).lastPathComponent
        outcomes[unit].notes.append("\(name):\(message.line): does not compile: \(message.text)")
      }
      guard failed else {
        let text = result.messages.first { $0.severity == .error }.map { "\($0.file ?? ""):\($0.line): \($0.text)" }
        throw CommandFailure(
          .build, "the converted code can't be built: \(text ?? String(result.linkerOutput.suffix(2_000)))")
      }
    }
    guard let program else { return outcomes }
    try prove(program, &outcomes)
    return outcomes
  }

  // MARK: - The module

  private func link(_ resources: [URL], into folder: URL) throws {
    for resource in resources where FileManager.default.fileExists(atPath: resource.path(percentEncoded: false)) {
      let place = folder.appending(path: resource.lastPathComponent)
      guard !FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) else { continue }
      try FileManager.default.copyItem(at: resource, to: place)
    }
  }

  /// Writes the classes of units, and what makes them known.
  ///
  /// - Returns: the unit of each file, by the file's name.
  private func write(_ units: [Int], to folder: URL) throws -> [String: Int] {
    for old in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where old.pathExtension == "swift" {
      try FileManager.default.removeItem(at: old)
    }
    var files: [String: Int] = [:]
    for unit in units {
      for type in conversion.units[unit].classes {
        let name = "\(type.name).swift"
        files[name] = unit
        try Data(type.source.utf8).write(to: folder.appending(path: name))
      }
    }
    for coordinator in conversion.coordinators {
      try Data(coordinator.source.utf8).write(to: folder.appending(path: "\(coordinator.name).swift"))
    }
    try Data(stubs(units).utf8).write(to: folder.appending(path: "ProjectClasses.swift"))
    try Data(registration(units).utf8).write(to: folder.appending(path: "ConvertedList.swift"))
    return files
  }

  /// The stubs, and those of classes that were taken out.
  private func stubs(_ units: [Int]) -> String {
    let left = conversion.units.indices.filter { !units.contains($0) }.flatMap { conversion.units[$0].classes }
    let declarations = left.map { type in
      let base =
        switch type.kind {
        case .view: "UIView"
        case .tableCell: "UITableViewCell"
        case .collectionCell: "UICollectionViewCell"
        case .headerFooter: "UITableViewHeaderFooterView"
        case .reusableView: "UICollectionReusableView"
        case .controller: "UIViewController"
        }
      return "final class \(type.name): \(base) {}\n"
    }
    return conversion.stubs + declarations.joined()
  }

  private func registration(_ units: [Int]) -> String {
    var lines = [
      "import ConversionProof", "import UIKit", "", "@_cdecl(\"viewcode_conversions_\(Self.moduleName)\")",
      "public func viewcodeConversions(_ pointer: UnsafeMutableRawPointer) {",
      "  nonisolated(unsafe) let pointer = pointer", "  MainActor.assumeIsolated {",
      "    let list = ConversionList.at(pointer)",
    ]
    for unit in units {
      let unit = conversion.units[unit]
      for type in unit.classes {
        guard let id = type.id ?? (type.isMain ? unit.scene : nil) else { continue }
        let making =
          switch type.kind {
          case .view, .controller: "\(type.name)()"
          case .tableCell: "\(type.name)(style: .default, reuseIdentifier: nil)"
          case .headerFooter: "\(type.name)(reuseIdentifier: nil)"
          case .collectionCell, .reusableView: "\(type.name)(frame: .zero)"
          }
        lines.append(
          "    list.add(file: \(quoted(unit.file)), object: \(quoted(id)), scene: \(quoted(unit.scene)), "
            + "name: \(quoted(type.name))) { \(making) }")
      }
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  // MARK: - The proof

  private struct Line: Decodable {
    var file: String
    var scene: String
    var name: String
    var views: Int
    var equalFrames: Int
    var screens: Int
    var equalScreens: Int
    var notes: [String]
  }

  private func prove(_ program: BuiltProgram, _ outcomes: inout [Outcome]) throws {
    let output = folder.appending(path: "proof.jsonl")
    try? FileManager.default.removeItem(at: output)
    var units: [String: Int] = [:]
    for (index, unit) in conversion.units.enumerated() { units["\(unit.file) \(unit.scene)"] = index }
    let entries = outcomes.indices.filter { outcomes[$0].compiles }.flatMap { unit in
      conversion.units[unit].classes.filter { $0.id != nil || $0.isMain }.map { (unit, $0.name) }
    }
    var next = 0
    while next < entries.count {
      progress("Comparing scenes from \(next + 1) of \(entries.count) on")
      var run = program.supervised(
        "prove", [Self.moduleName, "--output", output.path(percentEncoded: false), "--from", String(next)],
        limit: Self.limit * max(1, entries.count - next))
      run.showsErrors = false
      run.outputFile = "/dev/null"
      let end = try CommandFailure.of(.program) { try run.run() }
      let (results, begun) = read(output)
      if end.succeeded, begun == nil || results.count >= entries.count { break }
      // What brought the program down is told, and the others go on.
      guard let begun, begun >= next else {
        throw CommandFailure(.program, "the program of the converted code does not start: \(end.errors.suffix(2_000))")
      }
      let (unit, name) = entries[begun]
      outcomes[unit].views += 1
      outcomes[unit].screens += 1
      outcomes[unit].notes.append("\(name): the program stopped: \(Self.reason(end.errors))")
      next = begun + 1
    }
    for line in read(output).results {
      guard let unit = units["\(line.file) \(line.scene)"] else { continue }
      outcomes[unit].views += line.views
      outcomes[unit].equalFrames += line.equalFrames
      outcomes[unit].screens += line.screens
      outcomes[unit].equalScreens += line.equalScreens
      outcomes[unit].notes += line.notes.map {
        line.name == conversion.units[unit].className ? $0 : "\(line.name): \($0)"
      }
    }
  }

  /// The line that says why a program stopped.
  private static func reason(_ errors: String) -> String {
    let lines = errors.split(separator: "\n").map(String.init)
    return lines.last { $0.contains("Fatal error") } ?? lines.last { !$0.contains("Backtrace") } ?? ""
  }

  /// What the program wrote, and the class that it began with and did not end.
  private func read(_ file: URL) -> (results: [Line], begun: Int?) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var results: [Line] = []
    var begun: Int?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("begin ") {
        begun = Int(line.dropFirst("begin ".count))
      } else if let result = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) {
        results.append(result)
        begun = nil
      }
    }
    return (results, begun)
  }
}
