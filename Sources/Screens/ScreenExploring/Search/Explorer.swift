/// A search for the screens of an app. It proceeds breadth first by the shortest script, and prefers elements that have
/// not been touched yet.
///
/// Outcomes are merged in the order of the search, so the map does not depend on the number of trials in progress.
@MainActor
package final class Explorer {
  /// A state, with the known facts about it.
  struct State {
    var screen: ExploredScreen
    var script: [String]
    /// The last state and action of the shortest script, or nil for the first state.
    var arrival: (state: Int, action: String)?
    var depth: Int
    var actions: [Option] = []
  }

  /// An action of a state.
  struct Option {
    var action: ExploredAction
    /// The script that leads to the state with this action, which is usually the script of the state.
    var script: [String]
    /// A number derived from the seed, which orders equal options.
    var rank: UInt64
    var result: Result?
  }

  enum Result {
    case state(Int)
    case failed(TrialOutcome)
  }

  /// A known state that an action led back to. The effect of the action may appear on the following screens, such as an
  /// item in a shopping cart.
  private struct Return {
    var state: Int
    var script: [String]
    /// The options of the state to try again, with the next one last.
    var options: [Int]
  }

  private let app: any ExploredApp
  private let plan: ExplorationPlan
  private let isTimeUp: () -> Bool
  private var known: TrialLog
  private(set) var states: [State] = []
  private var indices: [String: Int] = [:]
  private var touched: Set<String> = []
  private var underWay: Set<Trial> = []
  private var arrived: [Trial: TrialOutcome] = [:]
  private var returns: [Return] = []
  /// The number of completed ``returns``.
  private var returnedCount = 0
  private var returnedElements: Set<String> = []
  private var preparedCount = 0
  /// Paths and failures that were found by trying actions again.
  private var others: [(from: Int, to: Int, action: ExploredAction)] = []
  private var failed: [(state: Int, script: [String], outcome: TrialOutcome)] = []
  private(set) var stepCount = 0
  private(set) var stop = ExploredMap.Stop.complete
  private var openedURLs: Set<String> = []
  private var requests: [String: ExploredMap.Request] = [:]

  /// - Parameters:
  ///   - isTimeUp: A closure that returns whether no more actions may begin.
  ///   - known: The outcomes of an earlier run, which are not tried again. New outcomes are added.
  package init(
    _ app: any ExploredApp, plan: ExplorationPlan, known: TrialLog = TrialLog(),
    isTimeUp: @escaping () -> Bool = { false }
  ) {
    self.app = app
    self.plan = plan
    self.known = known
    self.isTimeUp = isTimeUp
  }

  // MARK: - Searching

  /// Explores the app.
  ///
  /// - Parameter progress: A closure that receives the numbers of states and steps.
  /// - Throws: An error if the app does not start.
  package func explore(progress: (_ states: Int, _ steps: Int) -> Void = { _, _ in }) throws -> ExploredMap {
    let first = Trial([])
    let outcome = try result(of: first, others: [])
    guard case .screen(let screen) = outcome else { throw AppNotStarted(outcome: outcome) }
    add(screen, script: [], arrival: nil, depth: 0)
    while true {
      let wanted = nextOptions(count: app.capacity * Explorer.lookahead)
      let again = wanted.isEmpty ? nextReturns(count: app.capacity * Explorer.lookahead) : []
      if wanted.isEmpty, again.isEmpty { break }
      if stepCount >= plan.maxSteps {
        stop = .steps
        break
      }
      if isTimeUp() {
        stop = .time
        break
      }
      let trials = wanted.isEmpty ? again.map(\.trial) : wanted.map { trial(of: $0.state, $0.option) }
      let outcome = try result(of: trials[0], others: trials.dropFirst().prefix(plan.maxSteps - stepCount - 1))
      stepCount += 1
      if let (state, option) = wanted.first {
        merge(outcome, of: state, option)
      } else {
        mergeReturn(outcome, of: again[0])
      }
      progress(states.count, stepCount)
    }
    return map
  }

  private func trial(of state: Int, _ option: Int) -> Trial {
    let option = states[state].actions[option]
    return Trial(option.script + option.action.steps, baseLength: option.script.count)
  }

  /// Returns the outcome of a trial. Other trials begin in the meantime.
  private func result(of trial: Trial, others: some Sequence<Trial>) throws -> TrialOutcome {
    for next in [trial] + others where known[next] == nil && arrived[next] == nil && !underWay.contains(next) {
      // A trial that was begun ahead may no longer be the next one. The next one is always begun.
      if next != trial, underWay.count >= app.capacity * Explorer.lookahead { break }
      underWay.insert(next)
      app.begin(next)
    }
    if let outcome = known[trial] { return outcome }
    while true {
      if let outcome = arrived.removeValue(forKey: trial) { return outcome }
      guard let (done, outcome) = try app.next() else { throw AppNotStarted(outcome: nil) }
      underWay.remove(done)
      known.add(done, outcome)
      arrived[done] = outcome
    }
  }

  /// Returns the next actions, in order.
  private func nextOptions(count: Int) -> [(state: Int, option: Int)] {
    var all: [(key: Priority, state: Int, option: Int)] = []
    for (index, state) in states.enumerated() {
      for (number, option) in state.actions.enumerated() where option.result == nil {
        let key = Priority(
          isTouched: touched.contains(option.action.element), length: option.script.count, rank: option.rank,
          state: index, option: number)
        all.append((key, index, number))
      }
    }
    // Only the first few of possibly thousands are needed.
    all.sort { $0.key < $1.key }
    var result: [(state: Int, option: Int)] = []
    for one in all.prefix(count) { result.append((one.state, one.option)) }
    return result
  }

  /// The number of trials that begin for each trial in progress, so that trials on one screen can be combined.
  private static let lookahead = 4

  private struct Priority: Comparable {
    var isTouched: Bool
    var length: Int
    var rank: UInt64
    var state: Int
    var option: Int

    static func < (one: Priority, other: Priority) -> Bool {
      if one.isTouched != other.isTouched { return !one.isTouched }
      if one.length != other.length { return one.length < other.length }
      if one.rank != other.rank { return one.rank < other.rank }
      return (one.state, one.option) < (other.state, other.option)
    }
  }

  // MARK: - Trying again

  private struct Again {
    var trial: Trial
    var state: Int
    var option: Int
  }

  /// Returns the next actions on screens that another action led back to.
  private func nextReturns(count: Int) -> [Again] {
    prepareReturns()
    var result: [Again] = []
    for one in returns[returnedCount...] {
      for option in one.options.reversed() {
        if result.count == count { return result }
        let action = states[one.state].actions[option].action
        result.append(
          Again(
            trial: Trial(one.script + action.steps, baseLength: one.script.count), state: one.state, option: option))
      }
    }
    return result
  }

  private func mergeReturn(_ outcome: TrialOutcome, of again: Again) {
    let script = returns[returnedCount].script
    returns[returnedCount].options.removeLast()
    if returns[returnedCount].options.isEmpty {
      returnedCount += 1
      while returnedCount < returns.count, returns[returnedCount].options.isEmpty { returnedCount += 1 }
      app.release(script)
    }
    let action = states[again.state].actions[again.option].action
    if case .screen(let screen) = outcome {
      if indices[screen.id] != nil {
        app.release(again.trial.script)
      } else {
        let depth = states[again.state].depth + 2
        let target = add(screen, script: again.trial.script, arrival: (again.state, action.key), depth: depth)
        others.append((from: again.state, to: target, action: action))
      }
    } else if outcome.failure != nil {
      failed.append((state: again.state, script: again.trial.script, outcome: outcome))
    }
  }

  /// Records that an action led back to a known screen.
  private func noteReturn(to state: Int, by action: ExploredAction, script: [String]) {
    let leadsNowhere = ["BackButton", "TabButton"].contains { action.key.contains($0) }
    guard plan.triesAgain, !leadsNowhere, [.tap, .doubleTap, .longPress, .swipe, .adjust].contains(action.kind),
      script != states[state].script, returnedElements.insert("\(action.element) \(state)").inserted
    else { return }
    returns.append(Return(state: state, script: script, options: []))
  }

  /// Finds the actions on screens that another action led back to, after all of them are known: one for each target
  /// screen.
  private func prepareReturns() {
    for index in returns.indices.dropFirst(preparedCount) {
      var targets: Set<Int> = [returns[index].state]
      for (number, option) in states[returns[index].state].actions.enumerated() {
        guard case .state(let target)? = option.result, option.script == states[returns[index].state].script,
          option.action.kind != .fill, targets.insert(target).inserted
        else { continue }
        returns[index].options.insert(number, at: 0)
      }
    }
    preparedCount = returns.count
    while returnedCount < returns.count, returns[returnedCount].options.isEmpty { returnedCount += 1 }
  }

  // MARK: - Merging

  private func merge(_ outcome: TrialOutcome, of state: Int, _ option: Int) {
    let action = states[state].actions[option].action
    touched.insert(action.element)
    let script = states[state].actions[option].script + action.steps
    if case .screen(let screen) = outcome {
      let depth = states[state].depth + 1
      let isKnown = indices[screen.id] != nil
      let target = add(screen, script: script, arrival: (state, action.key), depth: depth)
      states[state].actions[option].result = .state(target)
      if isKnown { noteReturn(to: target, by: action, script: script) }
    } else {
      states[state].actions[option].result = .failed(outcome)
    }
    if states[state].actions.allSatisfy({ $0.result != nil }) {
      for script in Set(states[state].actions.map(\.script)) { app.release(script) }
    }
  }

  /// Adds the facts about a state.
  ///
  /// - Returns: The index of the state.
  @discardableResult
  private func add(
    _ screen: ExploredScreen, script: [String], arrival: (state: Int, action: String)?, depth: Int
  ) -> Int {
    for request in screen.requests where requests[request.key] == nil {
      requests[request.key] = ExploredMap.Request(
        method: request.method, address: request.address, screen: screen.id, script: script)
    }
    openedURLs.formUnion(screen.openedURLs)
    guard let index = indices[screen.id] else {
      indices[screen.id] = states.count
      states.append(State(screen: screen, script: script, arrival: arrival, depth: depth))
      addOptions(screen.actions, script: script, to: states.count - 1)
      return states.count - 1
    }
    if script.count < states[index].script.count {
      // Remaining actions use the path that was found first, because it is valid and its screen may still exist.
      states[index].script = script
      states[index].arrival = arrival
      states[index].depth = depth
    }
    if !addOptions(screen.actions, script: script, to: index) { app.release(script) }
    return index
  }

  /// Adds new actions of a state, such as those that scrolling revealed.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  private func addOptions(_ actions: [ExploredAction], script: [String], to index: Int) -> Bool {
    let count = states[index].actions.count
    let keys = Set(states[index].actions.map(\.action.key))
    for action in actions where !keys.contains(action.key) && states[index].actions.count < Explorer.mostActions {
      let rank = plan.seed == 0 ? 0 : Explorer.rank(states[index].screen.id + action.key, plan.seed)
      states[index].actions.append(Option(action: action, script: script, rank: rank))
    }
    return states[index].actions.count > count
  }

  /// The maximum number of actions of a screen. More actions indicate data in an unrecognized form.
  private static let mostActions = 80

  private static func rank(_ text: String, _ seed: UInt64) -> UInt64 {
    var state = seed
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return SeededNumbers(seed: state).first
  }

  /// The map of the known states.
  private var map: ExploredMap {
    ExploredMap(
      states: states, others: others, failed: failed, stop: stop, steps: stepCount, seed: plan.seed,
      openedURLs: openedURLs.sorted(),
      requests: requests.values.sorted { ($0.script.count, $0.address) < ($1.script.count, $1.address) })
  }
}

/// The app did not reach its first screen.
package struct AppNotStarted: Error, CustomStringConvertible {
  package let outcome: TrialOutcome?

  package var description: String {
    switch outcome {
    case .crashed(let reason, let calls)?:
      "the app stopped before its first screen: \(reason)" + calls.map { "\n    in \($0)" }.joined()
    case .hung(let calls)?:
      "the app did not reach its first screen in time" + calls.map { "\n    in \($0)" }.joined()
    case .refused(let step, let reason)?: "\(step): \(reason)"
    default: "the app's program ended before its first screen"
    }
  }
}
