import Foundation
import JSONRPC
import ProjectBuilding
import Synchronization
import ToolSupport

/// The state of an editor's session in the proxy: open files, projects, and pending requests for diagnostics.
package final class EditorSession: Sendable {
  private struct State {
    var documents: [String: TextDocument] = [:]
    /// The files of pending requests for diagnostics, by the requests' identifiers.
    var requests: [JSON: String] = [:]
    var projects: [OpenProject] = []
    /// The open files whose text the server has with replaced conditions.
    var conditional: Set<String> = []
    /// The findings of the linter, by the paths of files.
    var findings: [String: [EditorFinding]] = [:]
    /// The diagnostics that the server published last, by the URIs of open files, after filtering.
    var published: [String: [JSON]] = [:]
    /// Whether the editor requests diagnostics, and requests them again when it is asked to.
    var requestsDiagnostics = false
    var refreshesDiagnostics = false
    /// The number of requests that the proxy sent to the editor.
    var sentCount = 0
  }

  private let state = Mutex(State())
  private let filter: DiagnosticFilter
  private let toolchain: Toolchain?

  /// The maximum number of pending requests. The oldest of more requests never got answers.
  private static let maxRequests = 1000

  private let linting: LintQueue?
  private let send = Mutex<@Sendable (Data) -> Void>({ _ in })

  /// - Parameter linter: A linter, whose findings are added to the diagnostics. Default: none.
  package convenience init(toolchain: Toolchain?, linter: (any EditorLinter)? = nil) {
    self.init(toolchain: toolchain, filter: DiagnosticFilter(), linter: linter)
  }

  init(toolchain: Toolchain?, filter: DiagnosticFilter, linter: (any EditorLinter)? = nil) {
    self.toolchain = toolchain
    self.filter = filter
    linting = linter.map { LintQueue($0) }
  }

  /// Sets the function that sends messages of the proxy to the editor.
  func connect(_ send: @escaping @Sendable (Data) -> Void) { self.send.withLock { $0 = send } }

  // MARK: - Messages from the editor

  /// Handles a message from the editor.
  ///
  /// In texts that are passed on, platform conditions are replaced with conditions that are true on iOS, see
  /// ``PlatformConditions``.
  ///
  /// - Returns: The message to pass on instead, or nil for the message itself.
  func takeFromEditor(_ content: Data) -> Data? {
    // Most messages are irrelevant, and are not parsed.
    guard
      EditorSession.methods.contains(where: { content.firstRange(of: $0) != nil }),
      let message = try? RPCMessage(content)
    else { return nil }
    switch message {
    case .request(_, "initialize", let parameters):
      open(parameters)
      lintAll()
    case .response(let id):
      // The server has not sent this request.
      return id.string?.hasPrefix(EditorSession.ownRequest) == true ? Data() : nil
    case .request(let id, "textDocument/diagnostic", let parameters):
      guard let address = parameters["textDocument"]?["uri"]?.string else { break }
      state.withLock { state in
        if state.requests.count >= EditorSession.maxRequests { state.requests = [:] }
        state.requests[id] = address
        state.requestsDiagnostics = true
      }
    case .notification(let method, let parameters):
      guard let changed = note(method, parameters) else { return nil }
      return encoded(RPCMessage.notification(method, changed))
    default: break
    }
    return nil
  }

  private static let methods = [
    "\"initialize\"", "textDocument/diagnostic", "textDocument/did", "didChangeWorkspaceFolders",
    // JSON allows escaped slashes.
    "textDocument\\/diagnostic", "textDocument\\/did", ownRequest,
  ].map { Data($0.utf8) }

  private func open(_ parameters: JSON) {
    var folders = (parameters["workspaceFolders"]?.array ?? []).compactMap { $0["uri"]?.string }
    if folders.isEmpty, let root = parameters["rootUri"]?.string { folders = [root] }
    let paths = folders.compactMap(FileAddress.path(of:))
    for path in paths where !FileManager.default.fileExists(atPath: "\(path)/\(ConnectionFile.name)") {
      StandardError.write("viewcode lsp: \(path) is not configured; run `viewcode editor` there\n")
    }
    let workspace = parameters["capabilities"]?["workspace"]
    state.withLock { state in
      state.projects = paths.map { OpenProject(workspace: $0) }
      state.refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"] == .bool(true)
    }
  }

  /// Handles a message and returns the parameters to pass on instead, or nil for the same parameters.
  private func note(_ method: String, _ parameters: JSON) -> JSON? {
    if method == "workspace/didChangeWorkspaceFolders" {
      let added = (parameters["event"]?["added"]?.array ?? []).compactMap {
        $0["uri"]?.string.flatMap(FileAddress.path)
      }
      state.withLock { $0.projects += added.map { OpenProject(workspace: $0) } }
      return nil
    }
    guard let document = parameters["textDocument"], let address = document["uri"]?.string else { return nil }
    switch method {
    case "textDocument/didOpen":
      guard let text = document["text"]?.string else { return nil }
      let changed = PlatformConditions.changed(text)
      state.withLock { state in
        state.documents[address] = TextDocument(text)
        if changed == nil { state.conditional.remove(address) } else { state.conditional.insert(address) }
      }
      return changed.map { parameters.replacing("textDocument", with: document.replacing("text", with: .string($0))) }
    case "textDocument/didChange": return change(address, parameters)
    case "textDocument/didClose":
      state.withLock { state in
        state.documents[address] = nil
        state.published[address] = nil
        state.conditional.remove(address)
      }
    case "textDocument/didSave": lintAll()
    default: break
    }
    return nil
  }

  private func change(_ address: String, _ parameters: JSON) -> JSON? {
    state.withLock { state in
      for change in parameters["contentChanges"]?.array ?? [] where state.documents[address]?.apply(change) == false {
        state.documents[address] = nil
      }
      guard let text = state.documents[address]?.text else { return nil }
      let changed = PlatformConditions.changed(text)
      let wasConditional = state.conditional.contains(address)
      if changed == nil { state.conditional.remove(address) } else { state.conditional.insert(address) }
      // The server's text differs from the editor's, so it gets the whole text.
      guard changed != nil || wasConditional else { return nil }
      return parameters.replacing("contentChanges", with: [["text": .string(changed ?? text)]])
    }
  }

  // MARK: - Messages from the server

  /// Handles a message from the server.
  ///
  /// - Returns: The message to pass on instead, or nil for the message itself.
  func takeFromServer(_ content: Data) -> Data? {
    var filtered = filter(content)
    if EditorSession.copyMarks.contains(where: { (filtered ?? content).firstRange(of: $0) != nil }) {
      filtered = namingOriginals(filtered ?? content) ?? filtered
    }
    // The message may contain text of a file with replaced conditions.
    guard state.withLock({ !$0.conditional.isEmpty }) else { return filtered }
    return PlatformConditions.restored(filtered ?? content) ?? filtered
  }

  /// The parts of the copies' URIs, in both forms that JSON allows.
  private static let copyMarks = ["/", "\\/"].map { slash in
    Data([slash, EditorBuild.folderName, slash, ConditionCopies.folderName, slash].joined().utf8)
  }

  /// Returns a message with the URIs of the author's files instead of their copies.
  private func namingOriginals(_ content: Data) -> Data? {
    guard let message = try? JSONDecoder().decode(JSON.self, from: content) else { return nil }
    let originals = state.withLock { state in
      state.projects.indices.reduce(into: [String: String]()) { all, index in
        all.merge(state.projects[index].knowledge(attribution: toolchain?.attribution).originals) { $1 }
      }
    }
    return encoded(
      message.mappingTexts { text in
        FileAddress.path(of: text).flatMap { originals[$0] }.map { FileAddress.text(of: URL(filePath: $0)) } ?? text
      })
  }

  private func filter(_ content: Data) -> Data? {
    if content.firstRange(of: EditorSession.published) != nil || content.firstRange(of: EditorSession.escaped) != nil {
      guard let message = try? JSONDecoder().decode(JSON.self, from: content),
        message["method"] == "textDocument/publishDiagnostics", let parameters = message["params"],
        let address = parameters["uri"]?.string
      else { return nil }
      let own = filtered(parameters["diagnostics"], of: address)
      let kept = (own ?? parameters["diagnostics"])?.array ?? []
      state.withLock { state in
        if state.documents[address] != nil { state.published[address] = kept }
      }
      guard let filtered = adding(findings(of: address), to: kept) ?? own else { return nil }
      return encoded(message.replacing("params", with: parameters.replacing("diagnostics", with: filtered)))
    }
    guard state.withLock({ !$0.requests.isEmpty }),
      let id = (try? JSONDecoder().decode(Envelope.self, from: content))?.answered,
      let address = state.withLock({ $0.requests.removeValue(forKey: id) }),
      let message = try? JSONDecoder().decode(JSON.self, from: content), let result = message["result"]
    else { return nil }
    let own = filtered(result["items"], of: address)
    // An answer without items means that nothing has changed.
    guard let items = (own ?? result["items"])?.array, let filtered = adding(findings(of: address), to: items) ?? own
    else { return nil }
    return encoded(message.replacing("result", with: result.replacing("items", with: filtered)))
  }

  private static let published = Data("textDocument/publishDiagnostics".utf8)
  private static let escaped = Data("textDocument\\/publishDiagnostics".utf8)

  /// The members of a message that show whether it is a response.
  private struct Envelope: Decodable {
    var id: JSON?
    var method: String?

    var answered: JSON? { method == nil ? id : nil }
  }

  private func filtered(_ diagnostics: JSON?, of address: String) -> JSON? {
    guard let list = diagnostics?.array, !list.isEmpty, let path = FileAddress.path(of: address) else { return nil }
    let known = state.withLock { $0.documents[address] }
    guard let document = known ?? (try? String(contentsOfFile: path, encoding: .utf8)).map({ TextDocument($0) }) else {
      return nil
    }
    let file = EditedFile(path: path, document: document, project: knowledge(for: path))
    return filter.filter(list, in: file).map { .array($0) }
  }

  private func knowledge(for path: String) -> ProjectKnowledge {
    state.withLock { state in
      let index =
        state.projects.indices.filter { path.hasPrefix(state.projects[$0].workspace) }
        .max { state.projects[$0].workspace.count < state.projects[$1].workspace.count } ?? state.projects.indices.first
      guard let index else {
        var knowledge = ProjectKnowledge()
        knowledge.attribution = toolchain?.attribution
        return knowledge
      }
      return state.projects[index].knowledge(attribution: toolchain?.attribution)
    }
  }

  private func encoded(_ message: JSON) -> Data { Data(message.text.utf8) }

  // MARK: - Findings of the linter

  /// The beginning of the identifiers of the proxy's requests.
  private static let ownRequest = "viewcode-lint-"

  /// Searches the open projects in the background, and sends new findings to the editor.
  private func lintAll() {
    guard let linting else { return }
    for folder in state.withLock({ $0.projects.map(\.workspace) }) {
      linting.search(folder) { [weak self] found in self?.take(found, below: folder) }
    }
  }

  /// Stores the findings of a project, and shows them in the editor.
  private func take(_ found: [String: [EditorFinding]], below folder: String) {
    let (changed, isPulling, refresh) = state.withLock { state in
      let old = state.findings.filter { $0.key.hasPrefix(folder) }
      let paths = Set(old.keys).union(found.keys).filter { old[$0] != found[$0] }
      for path in paths { state.findings[path] = found[path] }
      state.sentCount += 1
      let isPulling = state.requestsDiagnostics
      return (paths, isPulling, isPulling && state.refreshesDiagnostics ? state.sentCount : nil)
    }
    guard !changed.isEmpty else { return }
    if let refresh {
      show([
        "jsonrpc": "2.0", "id": .string("\(EditorSession.ownRequest)\(refresh)"),
        "method": "workspace/diagnostic/refresh",
      ])
    }
    // An editor that requests diagnostics gets the findings with the next answer.
    guard !isPulling else { return }
    let open = state.withLock { $0.documents.keys.sorted() }
    for address in open where FileAddress.path(of: address).map(changed.contains) == true {
      let known = state.withLock { $0.published[address] } ?? []
      show(
        RPCMessage.notification(
          "textDocument/publishDiagnostics",
          ["uri": .string(address), "diagnostics": .array(known + findings(of: address))]))
    }
  }

  private func show(_ message: JSON) { send.withLock { $0 }(encoded(message)) }

  /// Returns the findings of a file as diagnostics for the editor's text.
  private func findings(of address: String) -> [JSON] {
    guard let path = FileAddress.path(of: address) else { return [] }
    let (findings, document) = state.withLock { ($0.findings[path] ?? [], $0.documents[address]) }
    guard !findings.isEmpty, let text = document?.text ?? (try? String(contentsOfFile: path, encoding: .utf8)) else {
      return []
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return findings.compactMap { $0.json(in: lines) }
  }

  private func adding(_ findings: [JSON], to diagnostics: [JSON]) -> JSON? {
    findings.isEmpty ? nil : .array(diagnostics + findings)
  }
}

extension JSON {
  /// Returns the value with other texts. URIs may be names of members, such as in edits of several files.
  fileprivate func mappingTexts(_ change: (String) -> String) -> JSON {
    switch self {
    case .string(let text): .string(change(text))
    case .array(let elements): .array(elements.map { $0.mappingTexts(change) })
    case .object(let members):
      .object(Dictionary(members.map { (change($0), $1.mappingTexts(change)) }, uniquingKeysWith: { $1 }))
    case .null, .bool, .number: self
    }
  }

  /// Returns the object with another value for a member.
  fileprivate func replacing(_ member: String, with value: JSON) -> JSON {
    guard case .object(var members) = self else { return self }
    members[member] = value
    return .object(members)
  }
}
