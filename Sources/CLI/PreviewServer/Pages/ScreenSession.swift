import Foundation
import HTTPServer
import PreviewProtocol
import PreviewSessions

/// A screen on a page: its program, its time, and the state that the page has received.
///
/// It executes commands in the order in which they are sent. Between commands time passes, as fast as the program
/// allows.
actor ScreenSession {
  enum Command: Sendable {
    /// Starts the program of a build, and replays the events before a position.
    case start(ProgramBuild, Position)
    case perform(LiveEvent)
    /// The page has drawn the last picture.
    case pictureShown
    /// The scale in pixels per point.
    case scale(Double)
    /// The speed of time: 1 for real time, 0 to stop.
    case speed(Double)
    case inspect(LiveTarget)
    case tree
    case save
    case audit
    case startFilm
    case endFilm
  }

  /// A position of the timeline at which a program starts.
  enum Position: Sendable {
    /// The position at which the screen is.
    case current
    /// The screen as it began. All recorded events are discarded.
    case beginning
    /// The end of a step, or 0 for the beginning. Later events are kept.
    case step(Int)
    /// The end of other events, which replace the recorded ones.
    case events([LiveEvent])
  }

  private let number: Int
  private let session: LiveSession
  private let socket: WebSocket
  private let root: @Sendable () -> String
  private let executor: BlockingExecutor
  private let commands: AsyncStream<Command>
  private let sender: AsyncStream<Command>.Continuation

  private var scale = 1.0
  private var speed = 1.0
  /// Whether a picture was sent to the page, so that the next one waits.
  private var isAwaited = false
  private var isChanged = false
  private var isMoving = false
  /// The time during animations that the screen has not processed yet, in seconds.
  private var debt = 0.0
  /// The time without animations, in seconds.
  private var idle = 0.0
  /// The time since the elements were read, in seconds.
  private var elementsAge = 0.0
  private var lastElements: [LiveElement] = []
  private var lastState: LiveState?
  private var lastTimeline: PageTimeline?

  private static let frame = 1.0 / 60
  /// The pause between two steps of the clock, in seconds.
  private static let pause = 1.0 / 30
  /// The maximum number of frames in a step. After a delay, the screen's time lags behind instead of leaping.
  private static let maxFrames = 6
  /// The interval at which timers fire on a screen without animations, in seconds.
  private static let idlePause = 0.25
  /// The interval at which the elements of a screen are read, in seconds.
  private static let elementsPause = 0.25
  private static let maxOutput = 4000

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  init(
    number: Int, showing choice: ScreenChoice, on socket: WebSocket, root: @escaping @Sendable () -> String,
    limits: ProgramLimits
  ) {
    self.number = number
    self.socket = socket
    self.root = root
    session = LiveSession(showing: choice, limits: limits)
    executor = BlockingExecutor("screen \(number)")
    (commands, sender) = AsyncStream.makeStream(of: Command.self)
  }

  /// Sends a command, without waiting for it.
  nonisolated func send(_ command: Command) { sender.yield(command) }

  /// Executes commands until the task is canceled, and then ends the program.
  func run() async {
    let clock = Task { await keepTime() }
    for await command in commands { follow(command) }
    clock.cancel()
    session.end()
  }

  private func keepTime() async {
    var last = ContinuousClock.now
    while (try? await Task.sleep(for: .seconds(ScreenSession.pause))) != nil {
      let now = ContinuousClock.now
      if session.isAlive { pass((now - last) / .seconds(1)) }
      last = now
    }
  }

  // MARK: - Commands

  private func follow(_ command: Command) {
    reporting { () throws(SessionError) in
      switch command {
      case .start(let build, let position): try start(build, at: position)
      case .perform(let event):
        // Real time passes without this event.
        if case .wait = event { return }
        try show(try session.perform(event))
        idle = 0
        // A finger moves many times in a step.
        if case .touch(.move, _, _, _) = event { return }
        sendTimeline()
      case .pictureShown:
        isAwaited = false
        try push()
      case .scale(let scale):
        guard scale.isFinite, scale > 0, scale <= 4, scale != self.scale else { return }
        self.scale = scale
        try showAll()
      case .speed(let speed): self.speed = speed
      case .inspect(let target): try inspect(target)
      case .tree: send(.tree(try session.ask(TreeQuery())))
      case .save: send(.recording(ScreenRecording(choice: session.choice, events: session.events)))
      case .audit: send(.findings(try session.ask(AuditQuery())))
      case .startFilm: _ = try session.ask(StartFilmQuery(scale: 1))
      case .endFilm: send(.film(try session.ask(EndFilmQuery()).file))
      }
    }
  }

  private func inspect(_ target: LiveTarget) throws(SessionError) {
    do throws(SessionError) {
      send(.inspection(try session.ask(InspectQuery(target)), of: target))
    } catch {
      // Most lines create no view, and an editor's cursor moves through many of them.
      guard case .refused = error, target.place != nil else { throw error }
      send(.inspection(nil, of: target))
    }
  }

  private func start(_ build: ProgramBuild, at position: Position) throws(SessionError) {
    switch position {
    case .current: break
    case .beginning: session.keepEvents(0)
    case .step(let step):
      let timeline = EventTimeline(session.events + session.laterEvents)
      session.moveTimeline(to: timeline.eventCount(through: step))
    case .events(let events): session.replaceEvents(events)
    }
    let replay = try session.start(build)
    send(.restarted(note: replay.description))
    isAwaited = false
    lastElements = []
    lastState = nil
    try showAll()
    sendTimeline()
  }

  private func sendTimeline() {
    let steps = EventTimeline(session.events + session.laterEvents).steps
    let position = steps.prefix { $0.end <= session.events.count }.count
    let timeline = PageTimeline(steps: steps.map(\.text), position: position)
    guard timeline != lastTimeline else { return }
    lastTimeline = timeline
    send(.timeline(timeline))
  }

  // MARK: - Time

  /// Lets real time pass on the screen.
  private func pass(_ seconds: Double) {
    reporting { () throws(SessionError) in
      elementsAge += seconds
      // At an earlier position of the timeline, time stands still, because its events contain the time that passed.
      let frames = session.laterEvents.isEmpty ? framesDue(after: seconds) : 0
      if frames > 0 { try show(try session.perform(.frames(frames))) }
      if elementsAge >= ScreenSession.elementsPause { try readElements() }
      readOutput()
    }
  }

  private func framesDue(after seconds: Double) -> Int {
    guard speed > 0 else { return 0 }
    idle += seconds * speed
    debt = isMoving ? debt + seconds * speed : 0
    if isMoving {
      let frames = min(Int(debt / ScreenSession.frame), ScreenSession.maxFrames)
      debt = min(debt - Double(frames) * ScreenSession.frame, ScreenSession.frame)
      return frames
    }
    guard idle >= ScreenSession.idlePause else { return 0 }
    defer { idle = 0 }
    return min(Int(idle / ScreenSession.frame), 60)
  }

  // MARK: - Messages

  /// Sends the state after an event, and the picture.
  private func show(_ state: LiveState) throws(SessionError) {
    take(state)
    isChanged = true
    try push()
  }

  /// Sends the picture and the state of the screen.
  private func showAll() throws(SessionError) {
    isChanged = true
    try push()
    try readElements()
    readOutput()
  }

  private func push() throws(SessionError) {
    guard isChanged, !isAwaited else { return }
    isChanged = false
    let update = try session.ask(ChangesQuery(scale: scale))
    take(update.state)
    guard !update.parts.isEmpty else { return }
    isAwaited = true
    send(.picture(size: update.state.size.map { Int(($0 * scale).rounded()) }, parts: update.parts))
  }

  private func take(_ state: LiveState) {
    isMoving = state.isMoving
    var shown = state
    // Time passes continuously, and the page does not display it.
    shown.time = 0
    guard shown != lastState else { return }
    lastState = shown
    send(.state(shown))
  }

  private func readElements() throws(SessionError) {
    elementsAge = 0
    let elements = try session.ask(OutlineQuery()).elements
    guard elements != lastElements else { return }
    lastElements = elements
    send(.elements(elements))
  }

  private func readOutput() {
    let text = session.takeNewOutput()
    if !text.isEmpty { send(.output(String(text.suffix(ScreenSession.maxOutput)))) }
  }

  /// Performs work, and reports the reason for a failure to the page.
  private func reporting(_ work: () throws(SessionError) -> Void) {
    do throws(SessionError) {
      try work()
    } catch {
      switch error {
      // The end of the program was already reported to the page.
      case .noProgram: break
      case .ended(let failure):
        let failure = failure.relative(to: root())
        // The page restarts a screen automatically after an edit.
        let advice = failure.advice ?? "Fix the code and save it: the screen starts again."
        send(.failed(reason: failure.reason, stack: failure.stack + ["", advice]))
      case .noBuild, .refused: send(.refused("\(error)"))
      }
    }
  }

  private func send(_ message: ScreenMessage) { socket.send(.screen(number, message)) }
}
