import Foundation
import PreviewSessions
import PreviewProtocol

/// One screen on a page: its session, its time, and what of it the page has seen. All of it happens on a queue of its own.
final class ScreenSession: @unchecked Sendable {
  let number: Int
  private let queue: DispatchQueue
  private let session: LiveSession
  private let page: WebSocket
  private let root: @Sendable () -> String

  // Of the queue alone.
  private var scale = 1.0
  /// A picture is on its way to the page: the next one waits.
  private var isAwaited = false
  private var isChanged = false
  private var isMoving = false
  private var debt = 0.0
  private var idle = 0.0
  private var lastElements: [LiveElement] = []
  private var lastState: LiveState?
  private var elementsAge = 0.0
  private var isEnded = false
  private let encoder = JSONEncoder()

  private static let frame = 1.0 / 60
  /// Where a tick comes late, time on the screen is late as well: it does not leap.
  private static let maxFrames = 6
  /// A screen on which nothing moves has its timers fire this often, in seconds.
  private static let idlePause = 0.25
  /// The elements of a screen that moves are told this often, in seconds.
  private static let elementsPause = 0.25

  init(
    number: Int, choice: ScreenChoice, page: WebSocket, root: @escaping @Sendable () -> String, limits: ProgramLimits
  ) {
    self.number = number
    self.page = page
    self.root = root
    session = LiveSession(showing: choice, limits: limits)
    queue = DispatchQueue(label: "tile \(number)")
  }

  // MARK: - From outside

  func start(_ build: ProgramBuild, forgetting: Bool = false) {
    queue.async {
      guard !self.isEnded else { return }
      self.work {
        if forgetting { self.session.keepEvents(0) }
        let replay = try self.session.start(build)
        var message = PageMessage(.restarted, tile: self.number)
        message.text = replay.description
        self.send(message)
        self.isAwaited = false
        self.lastElements = []
        self.lastState = nil
        try self.update(force: true)
      }
    }
  }

  func perform(_ event: LiveEvent) {
    queue.async {
      self.work {
        if case .wait = event { return }
        let response = try self.session.perform(event)
        self.idle = 0
        try self.take(response.state, isChanged: true)
      }
    }
  }

  func shown() {
    queue.async {
      self.isAwaited = false
      self.work { if self.isChanged { try self.push() } }
    }
  }

  func set(scale: Double) {
    queue.async {
      guard scale.isFinite, scale > 0, scale <= 4, scale != self.scale else { return }
      self.scale = scale
      self.work { try self.update(force: true) }
    }
  }

  /// Real time has passed.
  ///
  /// - Parameter isDone: called when the tile is ready for the next.
  func tick(seconds: Double, speed: Double, isDone: @escaping @Sendable () -> Void) {
    queue.async {
      defer { isDone() }
      guard !self.isEnded, self.session.isAlive else { return }
      self.work { try self.pass(seconds, speed: speed) }
    }
  }

  func step() { perform(.frames(1)) }

  func ask(_ body: LiveRequest.Body, _ op: PageMessage.Operation) {
    queue.async {
      self.work {
        let response = try self.session.ask(body).response
        var message = PageMessage(op, tile: self.number)
        message.inspection = response.inspection
        message.findings = response.findings
        self.send(message)
      }
    }
  }

  func film(_ begins: Bool) {
    queue.async {
      self.work {
        if begins {
          _ = try self.session.ask(.startFilm(scale: 1))
        } else {
          let bytes = try self.session.ask(.endFilm).payload
          self.page.send(.bytes(ScreenSession.packed(#"{"op":"film","tile":\#(self.number)}"#, bytes)))
        }
      }
    }
  }

  func end() {
    queue.async {
      self.isEnded = true
      self.session.end()
    }
  }

  // MARK: - On the queue

  private func pass(_ seconds: Double, speed: Double) throws {
    elementsAge += seconds
    if speed > 0 {
      idle += seconds * speed
      debt = isMoving ? debt + seconds * speed : 0
      var frames = 0
      if isMoving {
        frames = min(Int(debt / ScreenSession.frame), ScreenSession.maxFrames)
        debt = min(debt - Double(frames) * ScreenSession.frame, ScreenSession.frame)
      } else if idle >= ScreenSession.idlePause {
        frames = min(Int(idle / ScreenSession.frame), 60)
        idle = 0
      }
      if frames > 0 { try take(try session.perform(.frames(frames)).state, isChanged: true) }
    }
    if elementsAge >= ScreenSession.elementsPause { try tellElements() }
    tellOutput()
  }

  private func take(_ state: LiveState?, isChanged: Bool) throws {
    if let state { isMoving = state.isMoving }
    tell(state)
    self.isChanged = self.isChanged || isChanged
    try push()
  }

  private func update(force: Bool) throws {
    isChanged = isChanged || force
    try push()
    try tellElements()
    tellOutput()
  }

  private func push() throws {
    guard isChanged, !isAwaited else { return }
    isChanged = false
    let (response, payload) = try session.ask(.changes(scale: scale))
    if let state = response.state { isMoving = state.isMoving }
    tell(response.state)
    guard let parts = response.pictures, !parts.isEmpty, let state = response.state else { return }
    isAwaited = true
    let places = parts.map { "[\($0.x),\($0.y),\($0.width),\($0.height),\($0.count)]" }.joined(separator: ",")
    let size = state.size.map { Int(($0 * scale).rounded()) }
    let head = #"{"op":"picture","tile":\#(number),"size":[\#(size[0]),\#(size[1])],"parts":[\#(places)]}"#
    page.send(.bytes(ScreenSession.packed(head, payload)))
  }

  /// A message of a head of JSON, with its length before it, and bytes.
  private static func packed(_ head: String, _ bytes: [UInt8]) -> [UInt8] {
    let head = Array(head.utf8)
    return (0..<4).map { UInt8(truncatingIfNeeded: head.count >> (24 - $0 * 8)) } + head + bytes
  }

  private func tell(_ state: LiveState?) {
    guard var state else { return }
    // Time passes all the while, and is nothing that a page shows.
    state.time = 0
    guard state != lastState else { return }
    lastState = state
    var message = PageMessage(.state, tile: number)
    message.state = state
    send(message)
  }

  private func tellElements() throws {
    elementsAge = 0
    let elements = try session.ask(.outline(isFull: false)).response.elements ?? []
    guard elements != lastElements else { return }
    lastElements = elements
    var message = PageMessage(.elements, tile: number)
    message.elements = elements
    send(message)
  }

  private func tellOutput() {
    let text = session.takeNewOutput()
    guard !text.isEmpty else { return }
    var message = PageMessage(.output, tile: number)
    message.text = String(text.suffix(4000))
    send(message)
  }

  private func work(_ body: () throws -> Void) {
    guard !isEnded else { return }
    do {
      try body()
    } catch let failure as ProgramFailure {
      // It was told when it happened.
      guard failure.reason != "no program runs" else { return }
      var message = PageMessage(.failed, tile: number)
      let root = root()
      message.text = failure.reason.replacing(root + "/", with: "")
      message.stack = failure.stack.filter { $0.contains(" at \(root)/") }.map { $0.replacing(root + "/", with: "") }
      send(message)
    } catch {
      var message = PageMessage(.refused, tile: number)
      message.text = "\(error)"
      send(message)
    }
  }

  private func send(_ message: PageMessage) {
    guard let data = try? encoder.encode(message) else { return }
    page.send(.text(String(decoding: data, as: UTF8.self)))
  }
}
