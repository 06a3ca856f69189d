import Foundation
import JSONRPC
import PreviewSessions
import ProjectBuilding
import Projects
import Synchronization
import ToolSupport

/// A server for the Build Server Protocol, from which SourceKit-LSP gets a project's targets, files and compiler flags.
///
/// Requests are answered on the thread that reads them. A separate thread prepares targets, one after another, because
/// this takes long. Another thread reads the project again after changes.
///
/// - Source: build-server-protocol.github.io/docs/specification, and the extensions that SourceKit-LSP documents
///   (github.com/swiftlang/sourcekit-lsp, “BSP Extensions”)
package final class BuildServer: Sendable {
  package struct Settings: Sendable {
    package var reading: EditedProject.Settings
    /// The version of the server, for logs.
    package var version: String

    package init(reading: EditedProject.Settings, version: String) {
      self.reading = reading
      self.version = version
    }
  }

  private let settings: Settings
  private let project: EditedProject
  private let output: OutputFile
  private let reading = DispatchQueue(label: "viewcode.build-server.reading")
  private let preparing = DispatchQueue(label: "viewcode.build-server.preparing")
  private let watch = Mutex<FileWatch?>(nil)
  private let tasks = Mutex((started: 0, running: 0))

  package init(settings: Settings, output: OutputFile = OutputFile()) {
    self.settings = settings
    self.output = output
    project = EditedProject(settings.reading)
  }

  /// Whether targets are being prepared.
  package var isPreparing: Bool { tasks.withLock { $0.running > 0 } }

  /// Answers messages until the input ends or the client ends the session.
  package func run(input: Int32 = STDIN_FILENO) {
    var framing = HeaderFraming()
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(input, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      for element in framing.take(bytes[..<count]) {
        guard case .message(let content) = element else { continue }
        if !take(content) { return }
      }
    }
  }

  /// Handles a message and returns whether more messages should be read.
  private func take(_ content: Data) -> Bool {
    do throws(RPCError) {
      switch try RPCMessage(content) {
      case .request(let id, let method, let parameters): answer(id, method, parameters)
      case .notification("build/exit", _): return false
      case .notification(let method, let parameters): hear(method, parameters)
      case .response: break
      }
    } catch {
      send(error.response)
    }
    return true
  }

  private func answer(_ id: JSON, _ method: String, _ parameters: JSON) {
    // Newer versions of SourceKit-LSP add a prefix to the names of their own requests.
    let name = method.hasPrefix("sourcekit/") ? String(method.dropFirst("sourcekit/".count)) : method
    switch name {
    case "build/initialize": respond(id, initialize())
    case "build/shutdown": respond(id, .null)
    case "workspace/buildTargets": respond(id, ["targets": .array(project.targets.map(description))])
    case "buildTarget/sources": respond(id, sources(parameters))
    case "textDocument/sourceKitOptions": respond(id, options(parameters))
    case "buildTarget/prepare": prepare(id, parameters)
    case "workspace/waitForBuildSystemUpdates": reading.async { self.respond(id, .null) }
    default: send(RPCError(.noSuchMethod, "there is no method \(method)", id: id).response)
    }
  }

  private func hear(_ method: String, _ parameters: JSON) {
    switch method {
    case "build/initialized": begin()
    case "workspace/didChangeWatchedFiles":
      let changes = (parameters["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(FileAddress.path(of:)) }
      note(Set(changes))
    default: break
    }
  }

  // MARK: - Initialization

  private func initialize() -> JSON {
    do {
      try project.read(fetches: false)
    } catch {
      log("\(error)", isError: true)
    }
    var data: [String: JSON] = [
      "prepareProvider": true, "sourceKitOptionsProvider": true, "outputPathsProvider": true,
      "watchers": .array(EditedProject.watchedPatterns.map { ["globPattern": .string($0)] }),
    ]
    if let index = project.indexFolder {
      data["indexStorePath"] = .string(index.appending(path: "store").path(percentEncoded: false))
      data["indexDatabasePath"] = .string(index.appending(path: "database").path(percentEncoded: false))
    }
    return [
      "displayName": "ViewCode", "version": .string(settings.version), "bspVersion": "2.2.0",
      "capabilities": ["languageIds": ["swift"]], "dataKind": "sourceKit", "data": .object(data),
    ]
  }

  /// Watches the project, and fetches packages that were missing when it was read.
  private func begin() {
    let project = project
    let snapshot = FileSnapshot(root: nil) { project.folders }
    watch.withLock { watch in
      watch?.end()
      watch = FileWatch(snapshot: snapshot, folders: { project.folders }) { [weak self] changes in
        self?.note(changes)
      }
    }
    guard project.needsFetching else { return }
    readAgain(fetches: true)
  }

  /// Handles changed files.
  private func note(_ changes: Set<String>) {
    switch project.note(changes) {
    case .nothing: break
    case .targets(let names): preparing.async { self.prepareAgain(names) }
    case .project: readAgain(fetches: !settings.reading.isOffline)
    }
  }

  private func readAgain(fetches: Bool) {
    reading.async { [self] in
      do {
        if try project.read(fetches: fetches) { tellOfChanges(in: nil) }
      } catch {
        log("\(error)", isError: true)
      }
    }
  }

  // MARK: - Targets

  private func description(of target: Target) -> JSON {
    let tag: JSON =
      switch target.kind {
      case .app, .executable: "application"
      case .unitTests, .uiTests: "test"
      default: "library"
      }
    var result: [String: JSON] = [
      "id": TargetAddress.json(of: target.name), "displayName": .string(target.name),
      "tags": target.isThirdParty ? [tag, "dependency"] : [tag],
      "capabilities": ["canCompile": true, "canTest": false, "canRun": false, "canDebug": false],
      "languageIds": ["swift"],
      "dependencies": .array(project.dependencies(of: target).map(TargetAddress.json(of:))),
    ]
    if let folder = project.root { result["baseDirectory"] = .string(FileAddress.text(of: folder)) }
    if let toolchain = project.compilerFolder {
      result["dataKind"] = "sourceKit"
      result["data"] = ["toolchain": .string(FileAddress.text(of: toolchain))]
    }
    return .object(result)
  }

  private func sources(_ parameters: JSON) -> JSON {
    let names = (parameters["targets"]?.array ?? []).compactMap(TargetAddress.name(of:))
    let items: [JSON] = names.map { name in
      let sources: [JSON] = project.sources(of: name).map { source in
        // Without a name of their own, the files of a module would share one entry of the index.
        var data: [String: JSON] = [
          "language": "swift", "kind": "source", "outputPath": .string(project.indexUnit(of: source.file, in: name)),
        ]
        if let copy = source.copy { data["copyDestinations"] = [.string(FileAddress.text(of: copy))] }
        return [
          "uri": .string(FileAddress.text(of: source.file)), "kind": 1, "generated": .bool(source.isGenerated),
          "dataKind": "sourceKit", "data": .object(data),
        ]
      }
      return ["target": TargetAddress.json(of: name), "sources": .array(sources)]
    }
    return ["items": .array(items)]
  }

  private func options(_ parameters: JSON) -> JSON {
    guard let name = parameters["target"].flatMap(TargetAddress.name(of:)),
      let file = parameters["textDocument"]?["uri"]?.string.flatMap(FileAddress.path(of:)),
      let arguments = project.arguments(for: URL(filePath: file), of: name), let root = project.root
    else { return .null }
    return [
      "compilerArguments": .array(arguments.map { .string($0) }),
      "workingDirectory": .string(root.path(percentEncoded: false)),
    ]
  }

  private func prepare(_ id: JSON, _ parameters: JSON) {
    let names = Set((parameters["targets"]?.array ?? []).compactMap(TargetAddress.name(of:)))
    preparing.async { [self] in
      prepareAgain(names)
      respond(id, [:])
    }
  }

  /// Prepares targets that are not prepared, and reports those with changed arguments.
  private func prepareAgain(_ names: Set<String>) {
    guard !project.isPrepared(names) else { return }
    let task = tasks.withLock { tasks in
      tasks.started += 1
      tasks.running += 1
      return "prepare-\(tasks.started)"
    }
    defer { tasks.withLock { $0.running -= 1 } }
    let title = "Preparing \(names.sorted().joined(separator: ", "))"
    send(
      RPCMessage.notification(
        "build/taskStart",
        [
          "taskId": ["id": .string(task)], "message": .string(title),
          "data": ["workDoneProgressTitle": .string(title)],
        ]))
    var isPrepared = true
    do {
      let changed = try project.prepare(names) { self.log($0) }
      if !changed.isEmpty { tellOfChanges(in: changed) }
    } catch {
      isPrepared = false
      log("\(error)", isError: true)
    }
    send(
      RPCMessage.notification(
        "build/taskFinish", ["taskId": ["id": .string(task)], "status": isPrepared ? 1 : 2]))
  }

  // MARK: - Messages

  /// Reports changed targets to the client.
  ///
  /// - Parameter targets: The names of the targets, or nil for all.
  private func tellOfChanges(in targets: Set<String>?) {
    let changes: JSON =
      targets.map { .array($0.sorted().map { ["target": TargetAddress.json(of: $0), "kind": 2] }) } ?? .null
    send(RPCMessage.notification("buildTarget/didChange", ["changes": changes]))
  }

  private func log(_ text: String, isError: Bool = false) {
    send(RPCMessage.notification("build/logMessage", ["type": isError ? 1 : 4, "message": .string(text)]))
  }

  private func respond(_ id: JSON, _ result: JSON) { send(RPCMessage.response(to: id, result: result)) }

  private func send(_ message: JSON) { output.write(HeaderFraming.framed(Data(message.text.utf8))) }
}
