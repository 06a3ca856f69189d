import Foundation
import PreviewProtocol
import PreviewSessions
import ProjectBuilding
import Synchronization

/// Shows a project's screens in browsers, and shows them again when its files have changed.
package final class PreviewServer: Sendable {
  /// Where it can be reached, and by whom.
  package struct Settings: Sendable {
    /// The interface's address. Default: the loopback's.
    package var address = "127.0.0.1"
    /// 0 for one that is free.
    package var port: UInt16 = 0
    /// Names by which browsers may ask for it, beside the loopback's.
    package var hosts: Set<String> = []
    /// The address of a line in an editor, with `{file}` and `{line}` in it.
    package var editor: String?
    /// What is in the page's title.
    package var project = ""
    package var limits = ProgramLimits()

    package init() {}
  }

  private let programs: ProjectPrograms
  private let snapshot: FileSnapshot
  private let settings: Settings
  private let server: SocketServer
  private let rules: AccessRules
  private let page: PageFiles
  private let state = Mutex(State())

  private struct State {
    var pages: [ObjectIdentifier: PageConnection] = [:]
    var good: ProgramBuild?
    var last: ProgramBuild?
    var listing: LiveResponse?
    var isBuilding = false
  }

  /// Pages at once.
  private static let maxPages = 8

  /// - Throws: ``ServerError`` where the port can't be had.
  package init(programs: ProjectPrograms, snapshot: FileSnapshot, settings: Settings) throws(ServerError) {
    self.programs = programs
    self.snapshot = snapshot
    self.settings = settings
    server = try SocketServer(address: settings.address, port: settings.port)
    rules = AccessRules(token: AccessRules.makeToken(), port: server.port, hosts: settings.hosts)
    page = PageFiles()
  }

  /// What a browser opens.
  package var address: String {
    "http://\(settings.address == "0.0.0.0" ? "127.0.0.1" : settings.address):\(server.port)/?token=\(rules.token)"
  }

  private var root: String { programs.root ?? snapshot.root ?? "" }

  /// Serves until ``end()``. The first build goes on meanwhile.
  package func run() {
    let watch = FileWatch(
      snapshot: snapshot,
      folders: { [programs, snapshot] in programs.folders.isEmpty ? [snapshot.root ?? "."] : programs.folders },
      changed: { changes in self.build(after: changes) })
    defer { watch.end() }
    Thread.detachNewThread { self.build(after: nil) }
    server.run(answer: { self.answer($0) }, talk: { page, _ in self.talk(page) })
  }

  package func end() {
    let pages = state.withLock { $0.pages.values }
    for page in pages { page.end() }
    server.end()
  }

  // MARK: - Requests

  private func answer(_ head: RequestHead) -> SocketServer.Response? {
    let isSocket = head.path == "/socket"
    if let refusal = rules.refusal(of: head, isSocket: isSocket) {
      return SocketServer.Response(
        status: "403 Forbidden", headers: PageFiles.protection,
        body: Array("This address is not the one that viewcode preview printed (\(refusal)).\n".utf8))
    }
    guard head.method == "GET" else {
      return SocketServer.Response(status: "405 Method Not Allowed", headers: [("Allow", "GET")])
    }
    switch head.path {
    case "/socket":
      if state.withLock({ $0.pages.count }) >= PreviewServer.maxPages {
        return SocketServer.Response(status: "503 Service Unavailable", headers: PageFiles.protection)
      }
      return nil
    case "/": return page.response()
    default: return SocketServer.Response(status: "404 Not Found", headers: PageFiles.protection)
    }
  }

  private func talk(_ socket: WebSocket) {
    let page = PageConnection(page: socket, root: { [self] in root }, limits: settings.limits)
    let messages = state.withLock { state in
      // At once: a build that ends between the two would never reach the page.
      state.pages[ObjectIdentifier(page)] = page
      if let good = state.good { page.take(good) }
      return [screensMessage(state), state.isBuilding ? buildingMessage() : state.last.map { buildMessage($0) }]
        .compactMap { $0 }
    }
    for message in messages { page.send(message) }
    page.run()
    state.withLock { _ = $0.pages.removeValue(forKey: ObjectIdentifier(page)) }
  }

  // MARK: - Building

  private func build(after changes: Set<String>?) {
    let isFirst = state.withLock { state in
      state.isBuilding = true
      return state.last == nil
    }
    tell(buildingMessage())
    let build = programs.build(after: isFirst ? nil : changes)
    var listing: LiveResponse?
    if build.program != nil {
      // Screens first: a list is nothing that somebody waits for.
      let pages = state.withLock { state in
        state.good = build
        return state.pages.values
      }
      for page in pages { page.restart(build) }
      listing = try? LiveSession.listing(of: build, limits: settings.limits)
    }
    let messages = state.withLock { state in
      state.isBuilding = false
      state.last = build
      if let listing { state.listing = listing }
      return [buildMessage(build), listing == nil ? nil : screensMessage(state)].compactMap { $0 }
    }
    for message in messages { tell(message) }
  }

  private func tell(_ message: PageMessage) {
    let pages = state.withLock { $0.pages.values }
    for page in pages { page.send(message) }
  }

  private func buildingMessage() -> PageMessage {
    var message = PageMessage(.build)
    message.phase = "building"
    return message
  }

  private func buildMessage(_ build: ProgramBuild) -> PageMessage {
    var message = PageMessage(.build)
    message.phase = build.program == nil ? "failed" : "built"
    let duration = build.duration.components
    message.seconds = Double(duration.seconds) + Double(duration.attoseconds / 1_000_000_000_000_000) / 1000
    message.text = build.failure
    let root = root
    message.messages = build.messages.prefix(100).map { text in
      PageMessage.CompilerText(
        file: text.path.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0 }, path: text.path,
        line: text.line ?? 0, column: text.column ?? 0, severity: text.severity.rawValue, text: text.text)
    }
    return message
  }

  private func screensMessage(_ state: State) -> PageMessage? {
    guard let listing = state.listing else { return nil }
    var message = PageMessage(.screens)
    message.project = settings.project
    let root = root
    message.screens = listing.screens?.map { screen in
      guard screen.file.hasPrefix(root + "/") else { return screen }
      var screen = screen
      screen.file = String(screen.file.dropFirst(root.count + 1))
      return screen
    }
    message.devices = listing.devices
    message.editor = settings.editor
    return message
  }
}
