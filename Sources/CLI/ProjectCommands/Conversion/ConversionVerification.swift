import Foundation
import ProjectBuilding
import Projects
import StoryboardConversion
import ToolSupport

/// Compiles converted code with the installed UIKit, runs it along with its Interface Builder files, and reports the
/// differences.
struct ConversionVerification {
  /// The result for a scene or view.
  struct Outcome {
    var compiles = true
    /// The number of the file's views on all screens, which includes views of scenes that do not compile or crash.
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
  let storyboards: ReferencedStoryboards
  let folder: URL
  let limits: ProgramLimitOptions
  /// The folder for pictures of differing screens, for both the file and the code.
  var pictures: URL?
  var progress: (String) -> Void = { _ in }
  /// The maximum number of errors that are printed for code that can't be built at all.
  private static let maxErrors = 20

  /// Runs the verification and returns the result for each unit, in order.
  func run() throws -> [Outcome] {
    var outcomes = conversion.units.map { _ in Outcome() }
    guard !outcomes.isEmpty else { return [] }
    let (toolchain, compiler) = try CommandFailure.of(.toolchain) { (try Toolchain.find(), try SwiftCompiler.find()) }
    let sources = folder.appending(path: VerificationModule.name)
    try CommandFailure.of(.project) {
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try link(resources, into: sources)
      try write(storyboards, into: sources)
    }
    var program: BuiltProgram?
    var compilable = CompilableUnits(conversion) { module in
      progress("Compiling \(module.units.count) of \(conversion.units.count) scenes")
      let (built, failures) = try build(module, of: sources, toolchain, compiler)
      program = built
      return failures
    }
    let module: VerificationModule
    do {
      module = try compilable.run()
    } catch let error as CompilableUnits.Unbuildable {
      let lines = error.failures.map { "\($0.file.map { "\($0):" } ?? "")\($0.line): \($0.text)" }
      let more = lines.count > Self.maxErrors ? ["and \(lines.count - Self.maxErrors) more errors"] : []
      throw CommandFailure.conversionDoesNotBuild(lines.prefix(Self.maxErrors) + more)
    }
    for (unit, notes) in compilable.notes {
      outcomes[unit].compiles = false
      outcomes[unit].notes += notes
    }
    guard let program else { return outcomes }
    try prove(program, module, &outcomes)
    return outcomes
  }

  // MARK: - The module

  /// Builds a module and returns the program, or its errors.
  private func build(
    _ module: VerificationModule, of sources: URL, _ toolchain: Toolchain, _ compiler: SwiftCompiler
  ) throws -> (BuiltProgram?, [CompilableUnits.Failure]) {
    try CommandFailure.of(.project) { try write(module, to: sources) }
    let project = try CommandFailure.of(.project) { try ProjectReader.read(sources, options: ReadingOptions()) }
    let selection = try CommandFailure.of(.project) { try ProductSelection(of: project, target: nil, scheme: nil) }
    var build = ProjectBuild(
      project: project, selection: selection, toolchain: toolchain, compiler: compiler,
      folder: try CommandFailure.of(.project) { try BuildFolder(for: sources, at: folder.appending(path: "build")) })
    build.stubbing = Stubbing(isOff: true, modules: [])
    let result = try CommandFailure.of(.toolchain) { try build.run() }
    if let bundle = result.bundle {
      return (
        BuiltProgram(
          bundle: bundle, modules: selection.targets.map(\.moduleName), scheme: nil, screens: [], isApp: false,
          report: nil, networkAccess: "off", limits: limits, root: project.root,
          places: CallPlaces(program: bundle.program, sources: [], compiler: compiler)), []
      )
    }
    var failures = result.messages.filter { $0.severity == .error }.map { message in
      CompilableUnits.Failure(
        file: message.file?.lastPathComponent, line: message.line ?? 0, text: message.text)
    }
    // An error with a location is more specific than the failure of a command.
    if failures.contains(where: { $0.file != nil }) { failures.removeAll { $0.file == nil } }
    if failures.isEmpty {
      failures = [CompilableUnits.Failure(file: nil, line: 0, text: String(result.linkerOutput.suffix(2_000)))]
    }
    return (nil, failures)
  }

  private func link(_ resources: [URL], into folder: URL) throws {
    for resource in resources where FileManager.default.fileExists(atPath: resource.path(percentEncoded: false)) {
      let place = folder.appending(path: resource.lastPathComponent)
      guard !FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) else { continue }
      try FileManager.default.copyItem(at: resource, to: place)
    }
  }

  private func write(_ storyboards: ReferencedStoryboards, into folder: URL) throws {
    try link(storyboards.files.values.map { URL(filePath: $0) }, into: folder)
    for (name, text) in storyboards.placeholders {
      let place = folder.appending(path: "\(name).storyboard")
      guard !FileManager.default.fileExists(atPath: place.path(percentEncoded: false)) else { continue }
      try Data(text.utf8).write(to: place)
    }
  }

  private func write(_ module: VerificationModule, to folder: URL) throws {
    for old in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where old.pathExtension == "swift" && module.files[old.lastPathComponent] == nil {
      try FileManager.default.removeItem(at: old)
    }
    for (name, text) in module.files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  // MARK: - Comparison

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

  private func prove(
    _ program: BuiltProgram, _ module: VerificationModule, _ outcomes: inout [Outcome]
  ) throws {
    let output = folder.appending(path: "proof.jsonl")
    if let pictures {
      try CommandFailure.of(.project) {
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      }
    }
    try? FileManager.default.removeItem(at: output)
    var units: [String: Int] = [:]
    for (index, unit) in conversion.units.enumerated() { units["\(unit.file) \(unit.scene)"] = index }
    let entries = module.entries
    var next = 0
    // Whether the next class crashed the program. In that case only the views in its file are counted, and the class is
    // not instantiated.
    var onlyCounts = false
    while next < entries.count {
      progress("Comparing scenes from \(next + 1) of \(entries.count) on")
      var run = program.supervised(
        "prove",
        [
          VerificationModule.name, "--output", output.path(percentEncoded: false), "--from", String(next),
        ] + (onlyCounts ? ["--counts-first"] : [])
          + (pictures.map { ["--pictures", $0.path(percentEncoded: false)] } ?? []),
        // The time limit for a class on all screens.
        limit: program.limits.time(or: 120) * max(1, entries.count - next))
      run.showsErrors = false
      run.outputFile = "/dev/null"
      let end = try CommandFailure.of(.program) { try run.run() }
      let (results, begun, screens) = read(output)
      if end.succeeded, begun == nil || results.count >= entries.count { break }
      // The crash is recorded, and the other classes follow.
      guard let begun, begun >= next else {
        throw CommandFailure.conversionDoesNotStart(String(end.errors.suffix(2_000)))
      }
      let (unit, name) = entries[begun]
      if onlyCounts, begun == next {
        // The file itself causes the crash, so its views are counted as written.
        outcomes[unit].views += conversion.units[unit].views * screens
        outcomes[unit].screens += screens
        onlyCounts = false
        next = begun + 1
        continue
      }
      outcomes[unit].notes.append("\(name): the program stopped: \(Self.reason(end.errors))")
      onlyCounts = true
      next = begun
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

  /// Returns the line with the reason for the end of a program.
  private static func reason(_ errors: String) -> String {
    let lines = errors.split(separator: "\n").map(String.init)
    return lines.last { $0.contains("Fatal error") } ?? lines.last { !$0.contains("Backtrace") } ?? ""
  }

  /// Returns the output of the program, the class that it began without finishing, and the number of its screens.
  private func read(_ file: URL) -> (results: [Line], begun: Int?, screens: Int) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var results: [Line] = []
    var begun: Int?
    var screens = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("begin ") {
        begun = Int(line.dropFirst("begin ".count))
      } else if line.hasPrefix("screens ") {
        screens = Int(line.dropFirst("screens ".count)) ?? 0
      } else if let result = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) {
        results.append(result)
        begun = nil
      }
    }
    return (results, begun, screens)
  }
}
