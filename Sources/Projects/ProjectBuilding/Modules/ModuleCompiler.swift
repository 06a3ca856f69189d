import Foundation
import Projects
import Synchronization
import ToolSupport

/// A compiler of single modules, which calls `swiftc` incrementally with the files of a module and an output file map.
///
/// SwiftPM takes half a second to start, and its messages name the paths of links instead of the author's paths.
package struct ModuleCompiler: Sendable {
  package let compiler: SwiftCompiler
  package let toolchain: Toolchain
  package let folder: BuildFolder
  /// The maximum number of frontends that run at once.
  package var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  /// The time limit of a compilation. Type checking can take hours.
  package var timeout = Duration.seconds(1800)

  /// The time limit of a type check. After it, the check restarts with a shorter limit for each expression.
  ///
  /// An expression that exceeds the shorter limit is an error at its line, so that the repair omits it. Stubs can make
  /// many expressions of a module slow.
  package var checkLimit = Duration.seconds(90)

  /// Whether objects are generated. Without them, a compilation only makes the module and skips function bodies that do
  /// not affect its types. An editor needs no more of the modules that a file imports.
  package var emitsObjects = true

  /// The number of scopes that the type checker may open for one expression. Unlike a limit in seconds, it has the same
  /// effect on every machine. The compiler's own limit is a million, which takes minutes. Valid code rarely exceeds this
  /// limit; an expression that does is compiled with the compiler's limit if it uses no missing names.
  private static let expressionLimit = 10_000
  /// The number of scopes for one expression after a check has exceeded its time limit.
  private static let shortExpressionLimit = 1_000

  private let targetCheck: DeploymentTargetCheck

  package init(compiler: SwiftCompiler, toolchain: Toolchain, folder: BuildFolder) {
    self.compiler = compiler
    self.toolchain = toolchain
    self.folder = folder
    targetCheck = DeploymentTargetCheck(toolchain: toolchain, compiler: compiler, folder: folder)
  }

  /// Returns the folder of the build's own modules.
  package func modulesFolder() throws -> URL { try folder.folder("modules") }

  package func compile(_ inputs: ModuleInputs) throws -> ModuleResult {
    if let refused = refusal(of: inputs) { return refused }
    let place = try folder.folder("objects/\(inputs.name)")
    let modules = try modulesFolder()
    let objects = emitsObjects ? ModuleCompiler.objects(of: inputs, in: place) : []
    let moduleFile = modules.appending(path: "\(inputs.name).swiftmodule")
    var command = try self.command(for: inputs, place: place, objects: objects, moduleFile: moduleFile)
    // A module that failed the compiler's verification before would fail again.
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
    // An interrupted compilation must not leave a state that marks it as complete.
    try? FileManager.default.removeItem(at: memory)
    try forgetWhatTheDriverMistakes(of: state.inputs + state.dependencies, in: place)
    let interfaces =
      inputs.isEdited && emitsObjects
      ? SourceInterfaces(of: inputs.files, stamps: state.inputs, known: last?.interfacesByStamp ?? [:]) : nil
    var run = try compiler.run(command, in: folder.root, timeout: timeout)
    if !run.succeeded, !isUnverified, run.output.contains("SIL verification failed") {
      // The compiler rejects its own output, which is not an error of the sources. Without verification it continues.
      try Data().write(to: unverifiedMark)
      state.command += ModuleCompiler.withoutVerification
      run = try compiler.run(state.command, in: folder.root, timeout: timeout)
    }
    var output = CompilerOutput.withoutGeneratedCode(run.output)
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

  /// Compiles only the changed files if there are few, or returns nil if the driver is required.
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
    let visible = CompilerOutput.withoutGeneratedCode(output)
    var state = state
    state.interfaces = interfaces
    if let target = inputs.deploymentTarget {
      state.newerThanTarget = try targetCheck.messages(of: inputs, objects: objects, target: target)
    }
    state.write(to: memory)
    return ModuleResult(
      name: inputs.name, succeeded: true, wasUpToDate: false, objects: objects,
      messages: CompilerOutput.diagnostics(in: visible), output: visible, newerThanTarget: state.newerThanTarget)
  }

  private static let withoutVerification = ["-Xfrontend", "-sil-verify-none"]

  /// Makes the driver compile everything again if it could miss a change.
  ///
  /// The driver compares times in seconds. A file that was written right after the last compilation began would count
  /// as compiled, and its object would lack declarations that are in its module. An imported module would count as
  /// unchanged, and code compiled against its old types would keep their old layout.
  private func forgetWhatTheDriverMistakes(of inputs: [FileStamp?], in place: URL) throws {
    let mark = place.appending(path: "started")
    if let started = FileStamp(of: mark),
      inputs.contains(where: { $0.map { $0.isLater(than: started) && $0.seconds <= started.seconds + 1 } ?? false })
    {
      try? FileManager.default.removeItem(at: place.appending(path: "module.priors"))
    }
    try Data().write(to: mark)
  }

  /// Returns an error for files whose names contain a line break. The compiler passes files in lists with one line for
  /// each and would not find them.
  private func refusal(of inputs: ModuleInputs) -> ModuleResult? {
    let messages = inputs.files.map { $0.path(percentEncoded: false) }.filter { $0.contains(where: \.isNewline) }.map {
      Diagnostic(
        .error, "the file name contains a line break, which the compiler does not support",
        at: .init(String($0.map { $0.isNewline ? "?" : $0 }), line: 1, column: 1))
    }
    guard !messages.isEmpty else { return nil }
    return ModuleResult(
      name: inputs.name, succeeded: false, wasUpToDate: false, objects: [], messages: messages,
      output: DiagnosticRenderer().text(of: messages))
  }

  /// Type-checks the module without writing any output.
  ///
  /// - Parameter only: The files that are checked completely. Of other files, only the declarations that these use are
  ///   read.
  /// - Parameter limitsExpressions: Whether expressions fail that take long, as many do with stubs.
  package func check(
    _ inputs: ModuleInputs, only: Set<URL>? = nil, limitsExpressions: Bool = true
  ) throws -> [Diagnostic] {
    let place = try folder.folder("objects/\(inputs.name)")
    if let only, let messages = try checkPart(of: inputs, only, in: place) { return messages }
    func checked(expressionLimit: Int?, timeout: Duration) throws -> ProcessRun.Result {
      let command =
        try ["-module-name", inputs.name] + (inputs.isScript ? [] : ["-parse-as-library"])
        + sources(of: inputs, in: place) + [
          "-typecheck", "-suppress-warnings", "-enable-batch-mode", "-j\(jobs)", "-continue-building-after-errors",
        ] + (expressionLimit.map { ["-Xfrontend", "-solver-scope-threshold=\($0)"] } ?? []) + surroundings(of: inputs)
      return try compiler.run(command, in: folder.root, timeout: timeout)
    }
    var run = try checked(
      expressionLimit: limitsExpressions ? ModuleCompiler.expressionLimit : nil, timeout: checkLimit)
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

  /// Type-checks some of the files by calling the frontend. The driver can only check all files.
  ///
  /// - Returns: The diagnostics, or nil if the check fails without an error message.
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
        commands[number] + ["-solver-scope-threshold=\(expressionLimit)"], in: folder.root, timeout: timeout)
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

  /// Returns the argument for a list of the files, because there may be more files than a command line allows.
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

  /// Returns the object files. Each has a number, because files in different folders of a project can have the same
  /// name.
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

  /// Returns the options that apply to each file, whether the driver or this type calls the frontend.
  private func frontendCommand(for inputs: ModuleInputs) throws -> [String] {
    try ["-module-name", inputs.name] + (inputs.isScript ? [] : ["-parse-as-library"]) + ["-Onone", "-g"]
      + (inputs.deploymentTarget == nil || !emitsObjects ? [] : targetCheck.compilerFlags()) + surroundings(of: inputs)
  }

  private func writeIfChanged(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) == data { return }
    try data.write(to: file, options: .atomic)
  }

  /// The inputs and options of a compilation. A module is compiled again if they change.
  private struct State: Codable, Equatable {
    var command: [String]
    var compiler: FileStamp?
    var inputs: [FileStamp?]
    var dependencies: [FileStamp?]
    /// The diagnostics of the compilation, which are kept with the objects.
    var newerThanTarget: [Diagnostic] = []
    /// The mark of each file's interface, or nothing if the files are not edited.
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

/// Response files of arguments, in the format of the compiler's driver.
enum ResponseFile {
  /// Returns an argument quoted for a response file. The driver interprets backslashes and both kinds of quotes, also
  /// within quotes.
  static func quoted(_ argument: String) -> String {
    argument.reduce(into: "\"") { result, character in
      if "\\\"'".contains(character) { result.append("\\") }
      result.append(character)
    } + "\""
  }
}
