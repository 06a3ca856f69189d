import Foundation
import PreviewSessions
import PreviewProtocol
import Synchronization

/// A page in a browser, with the screens that it shows.
final class PageConnection: Sendable {
  private let page: WebSocket
  /// The project's folder, which is known once the project was read.
  private let root: @Sendable () -> String
  private let limits: ProgramLimits
  private let state = Mutex(State())

  private struct State {
    var tiles: [Int: ScreenSession] = [:]
    var waiting: Set<Int> = []
    var speed = 1.0
    var build: ProgramBuild?
    var isOver = false
    /// What a page may still ask for, of a number that grows with time.
    var allowance = Double(PageConnection.maxRequests)
  }

  /// Each is a process of 50 to 150 MB.
  private static let maxTiles = 12
  /// So many a second, on average: a finger moves 60 times, on a wall of screens.
  private static let maxRequests = 1000
  private static let pause = 1.0 / 30

  init(page: WebSocket, root: @escaping @Sendable () -> String, limits: ProgramLimits) {
    self.page = page
    self.root = root
    self.limits = limits
  }

  /// Screens that are opened from now on are this build's.
  func take(_ build: ProgramBuild) { state.withLock { $0.build = build } }

  func send(_ message: PageMessage) {
    guard let data = try? JSONEncoder().encode(message) else { return }
    page.send(.text(String(decoding: data, as: UTF8.self)))
  }

  /// Answers the page until it is gone. Nothing of its screens is left then.
  func run() {
    Thread.detachNewThread { self.keepTime() }
    while let message = page.next() {
      guard isAllowed() else { break }
      guard case .text(let text) = message,
        let request = try? JSONDecoder().decode(PageRequest.self, from: Data(text.utf8))
      else {
        refuse("a message that is no request")
        continue
      }
      handle(request)
    }
    let tiles = state.withLock { state in
      state.isOver = true
      defer { state.tiles = [:] }
      return state.tiles
    }
    for tile in tiles.values { tile.end() }
  }

  func end() { page.end() }

  /// All screens are started anew, with what was done on them.
  func restart(_ build: ProgramBuild) {
    let tiles = state.withLock { state in
      state.build = build
      return state.tiles
    }
    for tile in tiles.values { tile.start(build) }
  }

  private func isAllowed() -> Bool {
    state.withLock { state in
      state.allowance -= 1
      return state.allowance > 0
    }
  }

  private func refuse(_ text: String, tile: Int? = nil) {
    var message = PageMessage(.refused, tile: tile)
    message.text = text
    send(message)
  }

  private func handle(_ request: PageRequest) {
    if request.op == .speed {
      if let value = request.value, (0...4).contains(value) { state.withLock { $0.speed = value } }
      return
    }
    guard let number = request.tile, (0..<10_000).contains(number) else { return refuse("a request names a tile") }
    if request.op == .open { return open(number, request.choice) }
    guard let tile = state.withLock({ $0.tiles[number] }) else { return }
    switch request.op {
    case .open, .speed: break
    case .close:
      state.withLock { _ = $0.tiles.removeValue(forKey: number) }
      tile.end()
    case .event: if let event = request.event { tile.perform(event) }
    case .shown: tile.shown()
    case .scale: if let value = request.value { tile.set(scale: value) }
    case .inspect: if let target = request.target { tile.ask(.inspect(target), .inspection) }
    case .audit: tile.ask(.audit, .findings)
    case .step: tile.step()
    case .startFilm: tile.film(true)
    case .endFilm: tile.film(false)
    case .restart, .reset:
      if let build = state.withLock({ $0.build }) { tile.start(build, forgetting: request.op == .reset) }
    }
  }

  private func open(_ number: Int, _ choice: ScreenChoice?) {
    guard let choice else { return refuse("a screen is named to be opened", tile: number) }
    let tile = ScreenSession(number: number, choice: choice, page: page, root: root, limits: limits)
    let (old, build, isTaken) = state.withLock { state -> (ScreenSession?, ProgramBuild?, Bool) in
      let old = state.tiles.removeValue(forKey: number)
      guard state.tiles.count < PageConnection.maxTiles, !state.isOver else { return (old, nil, false) }
      state.tiles[number] = tile
      return (old, state.build, true)
    }
    old?.end()
    guard isTaken else { return refuse("no more than \(PageConnection.maxTiles) screens at once", tile: number) }
    if let build { tile.start(build) }
  }

  /// Has time pass on all screens, each as fast as it can follow.
  private func keepTime() {
    var last = ContinuousClock.now
    while true {
      usleep(UInt32(PageConnection.pause * 1e6))
      let now = ContinuousClock.now
      let passed = (now - last).components
      last = now
      let seconds = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
      let (tiles, speed, isOver) = state.withLock { state in
        state.allowance = min(
          state.allowance + seconds * Double(PageConnection.maxRequests), Double(PageConnection.maxRequests) * 2)
        let ready = state.tiles.filter { !state.waiting.contains($0.key) }
        state.waiting.formUnion(ready.keys)
        return (ready, state.speed, state.isOver)
      }
      if isOver { return }
      for (number, tile) in tiles {
        tile.tick(seconds: seconds, speed: speed) { self.state.withLock { _ = $0.waiting.remove(number) } }
      }
    }
  }
}
