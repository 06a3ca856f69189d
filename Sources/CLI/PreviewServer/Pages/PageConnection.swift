import Foundation
import HTTPServer
import PreviewProtocol
import PreviewSessions

/// A connection to a page in a browser, with its screens.
actor PageConnection {
  private let socket: WebSocket
  /// A function that returns the project's folder, which is known once the project has been read.
  private let root: @Sendable () -> String
  private let limits: ProgramLimits
  private let executor = BlockingExecutor("page")
  private var screens: [Int: OpenScreen] = [:]
  private var speed = 1.0
  /// The build for new screens, or nil before the first build.
  private var build: ProgramBuild?

  private struct OpenScreen {
    let session: ScreenSession
    /// The task that runs the session. Canceling it ends the session.
    let task: Task<Void, Never>
  }

  /// The maximum number of screens. Each is a process of 50 to 150 MB.
  private static let maxScreens = 12
  private static let speeds = 0.0...4

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(_ socket: WebSocket, showing build: ProgramBuild?, root: @escaping @Sendable () -> String, limits: ProgramLimits)
  {
    self.socket = socket
    self.build = build
    self.root = root
    self.limits = limits
  }

  /// Answers the page's requests until the page is closed, and then ends its screens.
  func run(_ messages: AsyncStream<WebSocket.Message>) async {
    for await message in messages {
      guard case .text(let text) = message,
        let request = try? JSONDecoder().decode(PageRequest.self, from: Data(text.utf8))
      else {
        socket.send(.refused("malformed request"))
        continue
      }
      handle(request)
    }
    for screen in screens.values { screen.task.cancel() }
    screens = [:]
  }

  func send(_ messages: [PageMessage]) {
    for message in messages { socket.send(message) }
  }

  /// Restarts all screens with a build.
  func restart(_ build: ProgramBuild) {
    self.build = build
    for screen in screens.values { screen.session.send(.start(build, .current)) }
  }

  private func handle(_ request: PageRequest) {
    switch request {
    case .speed(let value):
      guard PageConnection.speeds.contains(value) else { return }
      speed = value
      for screen in screens.values { screen.session.send(.speed(value)) }
    case .screen(let number, let request):
      handle(request, number)
    }
  }

  private func handle(_ request: ScreenRequest, _ number: Int) {
    if case .open(let choice) = request { return open(number, choice) }
    // The screen may have been closed before the page's request arrived.
    guard let screen = screens[number] else { return }
    let command: ScreenSession.Command
    switch request {
    case .open: return
    case .close:
      screens[number] = nil
      screen.task.cancel()
      return
    case .restart, .reset, .rewind, .replay:
      guard let build else { return }
      command = .start(build, PageConnection.position(of: request))
    case .save: command = .save
    case .event(let event): command = .perform(event)
    case .step: command = .perform(.frames(1))
    case .shown: command = .pictureShown
    case .scale(let scale): command = .scale(scale)
    case .inspect(let target): command = .inspect(target)
    case .tree: command = .tree
    case .audit: command = .audit
    case .startFilm: command = .startFilm
    case .endFilm: command = .endFilm
    }
    screen.session.send(command)
  }

  /// Returns the events with which a request starts a program again.
  private static func position(of request: ScreenRequest) -> ScreenSession.Position {
    switch request {
    case .reset: .beginning
    case .rewind(let step): .step(step)
    case .replay(let events): .events(events)
    default: .current
    }
  }

  private func open(_ number: Int, _ choice: ScreenChoice) {
    screens.removeValue(forKey: number)?.task.cancel()
    guard screens.count < PageConnection.maxScreens else {
      socket.send(.screen(number, .refused("at most \(PageConnection.maxScreens) screens can be shown at once")))
      return
    }
    let session = ScreenSession(number: number, showing: choice, on: socket, root: root, limits: limits)
    session.send(.speed(speed))
    if let build { session.send(.start(build, .current)) }
    screens[number] = OpenScreen(session: session, task: Task { await session.run() })
  }
}
