import Foundation
import HTTPServer
import PreviewProtocol
import PreviewSessions
import ProjectBuilding

/// A server that displays a project's screens in browsers, and updates them when its files change.
package actor PreviewServer {
  /// The address of the server, and the clients that may use it.
  package struct Settings: Sendable {
    /// The address of the interface. Default: that of the loopback interface.
    package var address = "127.0.0.1"
    /// The port, or 0 for a free one.
    package var port: UInt16 = 0
    /// The additional host names with which browsers may access the server, besides those of the loopback interface.
    package var hosts: Set<String> = []
    /// The URL of a line in an editor, with `{file}` and `{line}` in it.
    package var editor: String?
    /// The project's name, for the page's title.
    package var project = ""
    package var limits = ProgramLimits()
    /// The origins of pages that may embed the preview in a frame. Default: none.
    package var embedders: [EmbeddingOrigin] = []

    package init() {}
  }

  private let programs: ProjectPrograms
  private let builder: ProgramBuilder
  private let snapshot: FileSnapshot
  private let settings: Settings
  private let http: HTTPServer
  private let rules: AccessRules
  private let page: PageFiles

  private var pages: [ObjectIdentifier: PageConnection] = [:]
  /// The last build with a program.
  private var good: ProgramBuild?
  private var listing: PageListing?
  /// The state of the last build that was sent to pages.
  private var state: PageBuild?
  /// The files that have changed since the last build began.
  private var changes: Set<String> = []
  private var isDue = false
  private var isBuilding = false

  /// - Throws: ``HTTPServerError`` if the server can't listen on the port.
  package init(programs: ProjectPrograms, snapshot: FileSnapshot, settings: Settings) throws(HTTPServerError) {
    self.programs = programs
    self.snapshot = snapshot
    self.settings = settings
    page = PageFiles(embedders: settings.embedders)
    builder = ProgramBuilder(programs, limits: settings.limits)
    http = try HTTPServer(address: settings.address, port: settings.port)
    rules = AccessRules(token: AccessRules.makeToken(), port: http.port, hosts: settings.hosts)
  }

  /// The address to open in a browser.
  package nonisolated var address: String {
    "http://\(settings.address == "0.0.0.0" ? "127.0.0.1" : settings.address):\(http.port)/?token=\(rules.token)"
  }

  private nonisolated var root: String { programs.root ?? snapshot.root ?? "" }

  /// Serves requests on the calling thread until ``end()``, while the first build runs.
  package nonisolated func run() {
    let watch = FileWatch(
      snapshot: snapshot,
      folders: { [programs, snapshot] in programs.folders.isEmpty ? [snapshot.root ?? "."] : programs.folders },
      changed: { changes in Task { await self.build(after: changes) } })
    defer { watch.end() }
    Task { await build(after: []) }
    http.run { self.answer($0.head) }
  }

  package nonisolated func end() { http.end() }

  // MARK: - Requests

  private nonisolated func answer(_ head: RequestHead) -> HTTPServer.Action {
    let isSocket = head.path == "/socket"
    if let refusal = rules.refusal(of: head, isSocket: isSocket) {
      return .respond(
        HTTPResponse(
          "This URL is not the one that `viewcode preview` printed (\(refusal)).\n", status: "403 Forbidden",
          headers: PageFiles.protection))
    }
    guard head.method == "GET" else {
      return .respond(HTTPResponse(status: "405 Method Not Allowed", headers: [("Allow", "GET")]))
    }
    switch head.path {
    case "/": return .respond(page.response())
    case "/socket": return .openSocket { self.read($0) }
    default: return .respond(HTTPResponse(status: "404 Not Found", headers: PageFiles.protection))
    }
  }

  /// Reads a page's messages until the page is closed.
  private nonisolated func read(_ socket: WebSocket) {
    let (messages, sender) = AsyncStream.makeStream(of: WebSocket.Message.self)
    Task { await serve(socket, messages) }
    var allowance = RequestAllowance()
    while let message = socket.next(), allowance.take() { sender.yield(message) }
    sender.finish()
  }

  private func serve(_ socket: WebSocket, _ messages: AsyncStream<WebSocket.Message>) async {
    let page = PageConnection(socket, showing: good, root: { self.root }, limits: settings.limits)
    // The page is added at once, because otherwise it would miss a build that ends early.
    pages[ObjectIdentifier(page)] = page
    await page.send([listing.map { .screens($0) }, state.map { .build($0) }].compactMap { $0 })
    await page.run(messages)
    pages[ObjectIdentifier(page)] = nil
  }

  // MARK: - Building

  /// Builds until the program is up to date. Changes during a build cause another build.
  private func build(after changes: Set<String>) async {
    self.changes.formUnion(changes)
    isDue = true
    guard !isBuilding else { return }
    isBuilding = true
    var isFirst = state == nil
    while isDue {
      isDue = false
      let changes = self.changes
      self.changes = []
      await build(after: isFirst ? nil : changes)
      isFirst = false
    }
    isBuilding = false
  }

  private func build(after changes: Set<String>?) async {
    let started = PageBuild(phase: .building)
    state = started
    await tell(.build(started))
    let build = await builder.build(after: changes)
    var listing: ScreenCatalog?
    if build.program != nil {
      good = build
      // Restart the screens first, because nothing waits for the list.
      for page in pages.values { await page.restart(build) }
      listing = await builder.listing(of: build)
    }
    let ended = PageBuild(build, root: root)
    state = ended
    await tell(.build(ended))
    if let listing {
      let listing = PageListing(listing, of: settings, root: root)
      self.listing = listing
      await tell(.screens(listing))
    }
  }

  private func tell(_ message: PageMessage) async {
    for page in pages.values { await page.send([message]) }
  }
}

extension PageBuild {
  /// The maximum number of compiler messages that are displayed.
  private static let maxMessages = 100

  /// - Parameter root: The project's folder.
  fileprivate init(_ build: ProgramBuild, root: String) {
    phase = build.program == nil ? .failed : .built
    seconds = (build.duration / .milliseconds(1)).rounded(.down) / 1000
    text = build.failure
    messages = build.messages.prefix(PageBuild.maxMessages).map { text in
      PageBuild.CompilerText(
        file: text.path.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0 }, path: text.path,
        line: text.line ?? 0, column: text.column ?? 0, severity: text.severity.rawValue, text: text.text)
    }
  }
}

extension PageListing {
  /// - Parameter root: The project's folder.
  fileprivate init(_ listing: ScreenCatalog, of settings: PreviewServer.Settings, root: String) {
    project = settings.project
    editor = settings.editor
    devices = listing.devices
    screens = listing.screens.map { screen in
      guard screen.file.hasPrefix(root + "/") else { return screen }
      var screen = screen
      screen.file = String(screen.file.dropFirst(root.count + 1))
      return screen
    }
  }
}
