import Foundation
import Projects
import Synchronization
import ToolSupport

/// Compiles one module by calling `swiftc` with its files and an output file map, incrementally.
///
/// SwiftPM would take half a second before it does anything, and its messages would name the places of links and not the author's.
package struct ModuleCompiler: Sendable {
  package let compiler: SwiftCompiler
  package let toolchain: Toolchain
  package let folder: BuildFolder
  /// How many frontends run at once.
  package var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// After it a compilation is given up: a type checker can go on for hours.
  package var timeout = Duration.seconds(1800)

  /// After it a check of types starts again, with less patience for each expression: each that takes longer is an error
  /// at its line, so that the repair leaves it out. Stubs can make many expressions of a module slow.
  package var checkLimit = Duration.seconds(90)

  /// Whether objects are made. Without them a compilation makes the module alone, and skips the bodies that say nothing of
  /// its types: an editor needs no more of the modules that a file imports.
  package var emitsObjects = true

  /// Seconds that the type checker may take for one expression. What takes longer fails in compiling, too, after a
  /// longer wait.
  private static let expressionLimit = 20
  /// The same, once a check as a whole has taken too long.
  private static let shortExpressionLimit = 1

  private let targetCheck: DeploymentTargetCheck

  package init(compiler: SwiftCompiler, toolchain: Toolchain, folder: BuildFolder) {
    self.compiler = compiler
    self.toolchain = toolchain
    self.folder = folder
    targetCheck = DeploymentTargetCheck(toolchain: toolchain, compiler: compiler, folder: folder)
  }

  /// Where the build's own modules lie.
  package func modulesFolder() throws -> URL { try folder.folder("modules") }

  package func compile(_ inputs: ModuleInputs) throws -> ModuleResult {
    if let refused = refusal(of: inputs) { return refused }
    let place = try folder.folder("objects/\(inputs.name)")
    let modules = try modulesFolder()
    let objects = emitsObjects ? ModuleCompiler.objects(of: inputs, in: place) : []
    let moduleFile = modules.appending(path: "\(inputs.name).swiftmodule")
    var command = try self.command(for: inputs, place: place, objects: objects, moduleFile: moduleFile)
    // What the compiler's own checks of itself stumbled over before, they would stumble over again.
    let unverifiedMark = place.appending(path: "unverified")
    let isUnverified = FileManager.default.fileExists(atPath: unverifiedMark.path(percentEncoded: false))
    if isUnverified { command += ModuleCompiler.withoutVerification }

    let memory = place.appending(path: "state.json")
    var state = State(
      command: command, compiler: FileStamp(of: toolchain.root.appending(path: "compiler")),
      inputs: inputs.files.map { FileStamp(of: $0) },
      dependencies: inputs.dependencies.map { FileStamp(of: modules.appending(path: "\($0).swiftmodule")) })
    let last = State(from: memory)
    if let last, last.isOfTheSame(as: state),
      ([moduleFile] + objects).allSatisfy({ FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) })
    {
      return ModuleResult(
        name: inputs.name, succeeded: true, wasUpToDate: true, objects: objects, messages: [], output: "",
        newerThanTarget: last.newerThanTarget)
    }
    if emitsObjects, let last, let result = try recompile(inputs, in: place, objects, moduleFile, from: last, to: state)
    {
      return result
    }
    // A compilation that is broken off leaves no state behind that says it is done.
    try? FileManager.default.removeItem(at: memory)
    try forgetWhatTheDriverMistakes(of: state.inputs + state.dependencies, in: place)
    let interfaces =
      inputs.isEdited && emitsObjects
      ? SourceInterfaces(of: inputs.files, stamps: state.inputs, known: last?.interfacesByStamp ?? [:]) : nil
    var run = try compiler.run(command, in: folder.root, timeout: timeout)
    if !run.succeeded, !isUnverified, run.output.contains("SIL verification failed") {
      // The compiler takes what it made itself for wrong, which is no fault of the sources: without looking it goes on.
      try Data().write(to: unverifiedMark)
      state.command += ModuleCompiler.withoutVerification
      run = try compiler.run(state.command, in: folder.root, timeout: timeout)
    }
    var output = run.output
    if run.timedOut {
      output +=
        "\nerror: the compiler was stopped after \(timeout.components.seconds) seconds in module \(inputs.name)\n"
    }
    if run.succeeded {
      if emitsObjects, let target = inputs.deploymentTarget {
        state.newerThanTarget = try targetCheck.messages(of: inputs, objects: objects, target: target)
      }
      state.interfaces = interfaces?.marks() ?? []
      state.write(to: memory)
    }
    return ModuleResult(
      name: inputs.name, succeeded: run.succeeded, wasUpToDate: false, objects: objects,
      messages: CompilerOutput.diagnostics(in: output), output: output, newerThanTarget: state.newerThanTarget)
  }

  /// Compiles what has changed alone, where that is little; nil where the driver has to look at it.
  private func recompile(
    _ inputs: ModuleInputs, in place: URL, _ objects: [URL], _ moduleFile: URL, from last: State, to state: State
  ) throws -> ModuleResult? {
    guard last.command == state.command, last.compiler == state.compiler, last.dependencies == state.dependencies,
      last.inputs.count == state.inputs.count,
      ([moduleFile] + objects).allSatisfy({ FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) })
    else { return nil }
    let changed = state.inputs.indices.filter { state.inputs[$0] != last.inputs[$0] }
    let partial = PartialCompilation(compiler: compiler, place: place, folder: folder.root, timeout: timeout)
    let memory = place.appending(path: "state.json")
    try? FileManager.default.removeItem(at: memory)
    var interfaces = last.interfaces
    func meansTheSame(_ index: Int) -> Bool {
      guard interfaces.indices.contains(index) else { return false }
      interfaces[index] = SourceInterfaces.mark(of: inputs.files[index], stamp: state.inputs[index])
      return !interfaces[index].isEmpty && interfaces[index] == last.interfaces[index]
    }
    guard
      let output = try partial.compile(
        changed, of: inputs.files, objects: objects,
        command: try frontendCommand(for: inputs)
          + (state.command.contains(ModuleCompiler.withoutVerification[1]) ? ModuleCompiler.withoutVerification : []),
        stamp: state.compiler, isImported: inputs.isImported,
        meansTheSame: meansTheSame)
    else { return nil }
    var state = state
    state.interfaces = interfaces
    if let target = inputs.deploymentTarget {
      state.newerThanTarget = try targetCheck.messages(of: inputs, objects: objects, target: target)
    }
    state.write(to: memory)
    return ModuleResult(
      name: inputs.name, succeeded: true, wasUpToDate: false, objects: objects,
      messages: CompilerOutput.diagnostics(in: output), output: output, newerThanTarget: state.newerThanTarget)
  }

  private static let withoutVerification = ["-Xfrontend", "-sil-verify-none"]

  /// The driver compares times by the second: a file that was written right after the last compilation began would count as
  /// compiled, and its object would lack what its module has. So would an imported module, and what was compiled against its
  /// types as they were would go on with their former layout.
  private func forgetWhatTheDriverMistakes(of inputs: [FileStamp?], in place: URL) throws {
    let mark = place.appending(path: "started")
    if let started = FileStamp(of: mark),
      inputs.contains(where: { $0.map { $0.isLater(than: started) && $0.seconds <= started.seconds + 1 } ?? false })
    {
      try? FileManager.default.removeItem(at: place.appending(path: "module.priors"))
    }
    try Data().write(to: mark)
  }

  /// The compiler hands files on in lists with a line for each: it could not find one whose name has several lines.
  private func refusal(of inputs: ModuleInputs) -> ModuleResult? {
    let messages = inputs.files.map { $0.path(percentEncoded: false) }.filter { $0.contains(where: \.isNewline) }.map {
      Diagnostic(
        .error, "the name of this file has a line break, which the compiler does not take",
        at: .init(String($0.map { $0.isNewline ? "?" : $0 }), line: 1, column: 1))
    }
    guard !messages.isEmpty else { return nil }
    return ModuleResult(
      name: inputs.name, succeeded: false, wasUpToDate: false, objects: [], messages: messages,
      output: DiagnosticRenderer().text(of: messages))
  }

  /// Has the compiler look at names and types alone: nothing is written.
  ///
  /// - Parameter only: files that are looked at closely; of the others only what these use is read.
  package func check(_ inputs: ModuleInputs, only: Set<URL>? = nil) throws -> [Diagnostic] {
    let place = try folder.folder("objects/\(inputs.name)")
    if let only, let messages = try checkPart(of: inputs, only, in: place) { return messages }
    func checked(expressionLimit: Int, timeout: Duration) throws -> ProcessRun.Result {
      let command =
        try ["-module-name", inputs.name] + (inputs.isScript ? [] : ["-parse-as-library"])
        + sources(of: inputs, in: place) + [
          "-typecheck", "-suppress-warnings", "-enable-batch-mode", "-j\(jobs)", "-continue-building-after-errors",
          "-Xfrontend", "-solver-expression-time-threshold=\(expressionLimit)",
        ] + surroundings(of: inputs)
      return try compiler.run(command, in: folder.root, timeout: timeout)
    }
    var run = try checked(expressionLimit: ModuleCompiler.expressionLimit, timeout: checkLimit)
    if run.timedOut { run = try checked(expressionLimit: ModuleCompiler.shortExpressionLimit, timeout: timeout) }
    let messages = CompilerOutput.diagnostics(in: run.output)
    if run.succeeded || messages.contains(where: { $0.severity == .error }) { return messages }
    return messages + [
      Diagnostic(
        .error,
        run.timedOut
          ? "the compiler was stopped after \(timeout.components.seconds) seconds in module \(inputs.name)"
          : "the compiler failed:\n\(run.output.suffix(2000))")
    ]
  }

  /// Calls the frontend as the driver would, which looks at all files or none.
  ///
  /// - Returns: nil where it fails without saying why.
  private func checkPart(of inputs: ModuleInputs, _ only: Set<URL>, in place: URL) throws -> [Diagnostic]? {
    let wanted = inputs.files.filter(only.contains)
    guard !wanted.isEmpty else { return [] }
    let flags =
      (inputs.isScript ? [] : ["-parse-as-library"]) + [
        "-module-name", inputs.name, "-disable-objc-interop", "-suppress-warnings",
      ] + compiler.pluginFlags + (try surroundings(of: inputs)).filter { $0 != "-Xfrontend" }
    let count = min(jobs, wanted.count)
    let commands = try (0..<count).map { number in
      let own = Set(wanted.indices.filter { $0 % count == number }.map { wanted[$0] })
      let list = inputs.files.map { file in
        (own.contains(file) ? "-primary-file " : "") + ResponseFile.quoted(file.path(percentEncoded: false))
      }
      let listFile = place.appending(path: "part-\(number).list")
      try Data(list.joined(separator: "\n").utf8).write(to: listFile)
      return [compiler.path, "-frontend", "-typecheck", "@\(listFile.path(percentEncoded: false))"] + flags
    }
    @Sendable func checked(_ number: Int, expressionLimit: Int, timeout: Duration) throws -> ProcessRun.Result {
      try ProcessRun.run(
        commands[number] + ["-solver-expression-time-threshold=\(expressionLimit)"], in: folder.root, timeout: timeout)
    }
    let results = Mutex<[Result<ProcessRun.Result, any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let result = Result {
        let run = try checked(number, expressionLimit: ModuleCompiler.expressionLimit, timeout: checkLimit)
        guard run.timedOut else { return run }
        return try checked(number, expressionLimit: ModuleCompiler.shortExpressionLimit, timeout: timeout)
      }
      results.withLock { $0.append(result) }
    }
    let runs = try results.withLock { try $0.map { try $0.get() } }
    let messages = CompilerOutput.diagnostics(in: runs.map(\.output).joined(separator: "\n"))
    let isUnderstood = runs.allSatisfy { run in
      run.succeeded || CompilerOutput.diagnostics(in: run.output).contains { $0.isError && $0.location != nil }
    }
    return isUnderstood ? messages : nil
  }

  /// The files, by a list: there may be more of them than a command line takes.
  private func sources(of inputs: ModuleInputs, in place: URL) throws -> [String] {
    let list = inputs.files.map { ResponseFile.quoted($0.path(percentEncoded: false)) }.joined(separator: "\n")
    let listFile = place.appending(path: "files.list")
    try writeIfChanged(Data(list.utf8), to: listFile)
    return ["@\(listFile.path(percentEncoded: false))"]
  }

  private func surroundings(of inputs: ModuleInputs) throws -> [String] {
    ["-diagnostic-style", "llvm", "-I", try modulesFolder().path(percentEncoded: false)] + toolchain.compilerFlags
      + inputs.flags
  }

  /// Files of the same name lie in different folders of a project, so that each object has a number.
  private static func objects(of inputs: ModuleInputs, in place: URL) -> [URL] {
    var counts: [String: Int] = [:]
    return inputs.files.map { file in
      let name = file.deletingPathExtension().lastPathComponent
      counts[name, default: 0] += 1
      let number = counts[name]! == 1 ? "" : "-\(counts[name]!)"
      return place.appending(path: "\(name)\(number).o")
    }
  }

  private func command(
    for inputs: ModuleInputs, place: URL, objects: [URL], moduleFile: URL
  ) throws -> [String] {
    if !emitsObjects {
      return try sources(of: inputs, in: place) + [
        "-emit-module", "-emit-module-path", moduleFile.path(percentEncoded: false), "-whole-module-optimization",
        "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies-without-types",
      ] + frontendCommand(for: inputs)
    }
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": place.appending(path: "module.swiftdeps").path(percentEncoded: false)]
    ]
    for (file, object) in zip(inputs.files, objects) {
      let base = object.deletingPathExtension().path(percentEncoded: false)
      map[file.path(percentEncoded: false)] = ["object": "\(base).o", "swift-dependencies": "\(base).swiftdeps"]
    }
    let mapFile = place.appending(path: "outputs.json")
    try writeIfChanged(JSONSerialization.data(withJSONObject: map, options: [.sortedKeys]), to: mapFile)
    return try sources(of: inputs, in: place) + [
      "-c", "-emit-module", "-emit-module-path", moduleFile.path(percentEncoded: false), "-output-file-map",
      mapFile.path(percentEncoded: false), "-incremental", "-enable-batch-mode", "-j\(jobs)",
      "-continue-building-after-errors",
    ] + frontendCommand(for: inputs)
  }

  /// What holds for each file, whoever calls the frontend.
  private func frontendCommand(for inputs: ModuleInputs) throws -> [String] {
    try ["-module-name", inputs.name] + (inputs.isScript ? [] : ["-parse-as-library"]) + ["-Onone", "-g"]
      + (inputs.deploymentTarget == nil || !emitsObjects ? [] : targetCheck.compilerFlags()) + surroundings(of: inputs)
  }

  private func writeIfChanged(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) == data { return }
    try data.write(to: file, options: .atomic)
  }

  /// What has to be the same for a module not to be compiled again.
  private struct State: Codable, Equatable {
    var command: [String]
    var compiler: FileStamp?
    var inputs: [FileStamp?]
    var dependencies: [FileStamp?]
    /// What came of it, beside the objects.
    var newerThanTarget: [Diagnostic] = []
    /// What each of the files means to others; none where nobody edits them.
    var interfaces: [String] = []

    func isOfTheSame(as other: State) -> Bool {
      var own = self
      own.newerThanTarget = other.newerThanTarget
      own.interfaces = other.interfaces
      return own == other
    }

    var interfacesByStamp: [FileStamp: String] {
      Dictionary(
        zip(inputs, interfaces).compactMap { stamp, mark in stamp.flatMap { mark.isEmpty ? nil : ($0, mark) } },
        uniquingKeysWith: { first, second in first == second ? first : "" })
    }

    init(command: [String], compiler: FileStamp?, inputs: [FileStamp?], dependencies: [FileStamp?]) {
      self.command = command
      self.compiler = compiler
      self.inputs = inputs
      self.dependencies = dependencies
    }

    init?(from file: URL) {
      guard let data = try? Data(contentsOf: file),
        let state = try? JSONDecoder().decode(State.self, from: data)
      else { return nil }
      self = state
    }

    func write(to file: URL) {
      try? JSONEncoder().encode(self).write(to: file, options: .atomic)
    }
  }
}

/// Files of arguments, as the compiler's driver reads them.
enum ResponseFile {
  /// An argument of a response file: the driver takes quotes of both kinds and backslashes by themselves, also within quotes.
  static func quoted(_ argument: String) -> String {
    argument.reduce(into: "\"") { result, character in
      if "\\\"'".contains(character) { result.append("\\") }
      result.append(character)
    } + "\""
  }
}
