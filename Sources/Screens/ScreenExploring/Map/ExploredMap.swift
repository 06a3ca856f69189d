import Foundation
import PreviewProtocol

/// The screens of an app, and the paths between them.
package struct ExploredMap: Codable, Sendable {
  /// The reason for the end of an exploration.
  package enum Stop: String, Codable, Sendable {
    /// All actions were tried.
    case complete
    /// The maximum number of actions was reached.
    case steps
    /// The time limit was reached. Another run may find more.
    case time
  }

  package struct Screen: Codable, Sendable {
    /// A hash of the screen's structure.
    package var id: String
    /// The name for people: the title or the controller's class, and a number if several screens have the same name.
    package var name: String
    package var kind: ExploredScreen.Kind
    package var controller: String
    package var title: String?
    package var controllers: [String]
    /// The shortest script that leads to the screen.
    package var script: [String]
    /// The number of actions in the script.
    package var depth: Int
    /// The numbers of tried actions and of all actions.
    package var tried: Int
    package var actions: Int
    /// Conflicts between constraints.
    package var conflicts: [String]
    package var look: ScreenLook?
  }

  package struct Edge: Codable, Sendable, Hashable {
    package var from: String
    package var to: String
    package var action: String
    package var kind: ExploredAction.Kind
  }

  /// A problem, with the script that leads to it.
  package struct Problem: Codable, Sendable {
    package var failure: Failure
    package var screen: String?
    package var script: [String]
  }

  package struct Request: Codable, Sendable, Hashable {
    package var method: String
    package var address: String
    /// The screen on which the problem occurred first, and the script that leads to it.
    package var screen: String
    package var script: [String]
  }

  /// The version of the format. Members may be added within a version.
  package var version = 1
  package var stop: Stop
  package var steps: Int
  package var seed: UInt64
  package var screens: [Screen]
  package var edges: [Edge]
  package var problems: [Problem]
  package var requests: [Request]
  package var openedURLs: [String]

  // MARK: - Making

  @MainActor
  init(
    states: [Explorer.State], others: [(from: Int, to: Int, action: ExploredAction)],
    failed: [(state: Int, script: [String], outcome: TrialOutcome)], stop: Stop, steps: Int, seed: UInt64,
    openedURLs: [String], requests: [Request]
  ) {
    self.stop = stop
    self.steps = steps
    self.seed = seed
    self.requests = requests
    screens = []
    edges = []
    problems = []
    var names = UniqueNames()
    // The order is breadth first, in which a user gets to know the screens.
    let order = states.indices.sorted { (states[$0].depth, $0) < (states[$1].depth, $1) }
    for index in order {
      let state = states[index]
      screens.append(
        Screen(
          id: state.screen.id, name: names.name(for: state.screen), kind: state.screen.kind,
          controller: state.screen.controller, title: state.screen.title, controllers: state.screen.controllers,
          script: state.script, depth: state.depth, tried: state.actions.count { $0.result != nil },
          actions: state.actions.count, conflicts: state.screen.conflicts, look: nil))
    }
    self.openedURLs = openedURLs
    for index in order { addEdges(of: states[index], states) }
    for other in others {
      edges.append(
        Edge(
          from: states[other.from].screen.id, to: states[other.to].screen.id, action: other.action.title,
          kind: other.action.kind))
    }
    for one in failed { add(one.outcome, on: states[one.state].screen.id, script: one.script) }
    addDeadEnds(states)
  }

  private mutating func add(_ outcome: TrialOutcome, on screen: String, script: [String]) {
    guard let failure = outcome.failure else { return }
    add([Problem(failure: failure, screen: screen, script: script)])
  }

  @MainActor
  private mutating func addEdges(of state: Explorer.State, _ states: [Explorer.State]) {
    var known: Set<Edge> = []
    for option in state.actions {
      switch option.result {
      case .state(let target)?:
        guard states[target].screen.id != state.screen.id else { continue }
        let edge = Edge(
          from: state.screen.id, to: states[target].screen.id, action: option.action.title, kind: option.action.kind)
        if known.insert(edge).inserted { edges.append(edge) }
      case .failed(let outcome)?:
        add(outcome, on: state.screen.id, script: option.script + option.action.steps)
      case nil: break
      }
    }
  }

  /// A screen is a trap for its user if all of its actions were tried, and none leads to the first screen.
  @MainActor
  private mutating func addDeadEnds(_ states: [Explorer.State]) {
    for state in states.dropFirst() where state.actions.allSatisfy({ $0.result != nil }) {
      let leads = state.actions.contains { option in
        if case .state(let target)? = option.result { states[target].screen.id != state.screen.id } else { false }
      }
      if !leads {
        let text = "nothing on \(state.screen.controller) leads to another screen"
        problems.append(
          Problem(
            failure: Failure(.deadEnd, identity: state.screen.id, text: text), screen: state.screen.id,
            script: state.script))
      }
    }
  }

  package func screen(_ id: String) -> Screen? { screens.first { $0.id == id } }

  /// The edges without those that lead back to a previous screen.
  package var forwardEdges: [Edge] {
    let depths = Dictionary(screens.map { ($0.id, $0.depth) }) { first, _ in first }
    return edges.filter { (depths[$0.to] ?? 0) > (depths[$0.from] ?? 0) }
  }
}

extension TrialOutcome {
  /// The problem, or nil if there is none.
  var failure: Failure? {
    switch self {
    case .crashed(let reason, let calls):
      // Addresses and numbers differ between runs.
      Failure(
        .crash, identity: calls.first ?? reason.replacing(#/0x[0-9a-f]+|\d+/#, with: "#"), text: reason, calls: calls)
    case .hung(let calls):
      Failure(.hang, identity: calls.first ?? "hang", text: "the app did not respond", calls: calls)
    default: nil
    }
  }
}

/// A generator of unique names for screens.
struct UniqueNames {
  private var counts: [String: Int] = [:]

  mutating func name(for screen: ExploredScreen) -> String {
    var name = screen.controller
    for ending in ["ViewController", "Controller", "VC"] where name.hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
      break
    }
    if screen.kind == .alert || name.hasPrefix("UI"), let title = screen.title, !title.isEmpty {
      name = title
    }
    if screen.kind == .menu { name += screen.title.map { ": \($0)" } ?? " menu" }
    counts[name, default: 0] += 1
    return counts[name] == 1 ? name : "\(name) \(counts[name]!)"
  }
}
