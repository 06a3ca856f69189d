@testable import ScreenExploring

/// An app without views: screens, and what their actions lead to.
@MainActor
final class FakeApp: ExploredApp {
  enum Target {
    case screen(String)
    /// A screen that looks the same and leads elsewhere: `screen+state` has its actions.
    case hidden(String, String)
    case crash
    case hang
  }

  struct Action {
    var name: String
    var target: Target
    /// Whether it is in sight after another action of the same screen only.
    var isHidden = false
    var owner: String?
  }

  let capacity: Int
  private let screens: [String: [Action]]
  private var waiting: [Trial] = []
  /// The scripts that were played, in the order in which they were begun.
  private(set) var played: [[String]] = []

  init(_ screens: [String: [Action]], capacity: Int = 1) {
    self.screens = screens
    self.capacity = capacity
  }

  func begin(_ trial: Trial) {
    played.append(trial.script)
    waiting.append(trial)
  }

  /// The last one first: results come in any order.
  func next() throws -> (trial: Trial, outcome: TrialOutcome)? {
    waiting.popLast().map { ($0, outcome(of: $0)) }
  }

  func release(_ script: [String]) {}

  private func outcome(of trial: Trial) -> TrialOutcome {
    var current = "start"
    var isScrolled = false
    for line in trial.script {
      if line == "swipe up" {
        isScrolled = true
        continue
      }
      guard let action = screens[current]?.first(where: { "tap \($0.name)" == line }) else {
        return .refused(step: line, reason: "it is not there")
      }
      switch action.target {
      case .screen(let next): current = next
      case .hidden(let next, let state): current = "\(next)+\(state)"
      case .crash: return .crashed(reason: "it stopped", calls: ["open() at Door.swift:3"])
      case .hang: return .hung(calls: [])
      }
      isScrolled = false
    }
    let all = screens[current] ?? []
    let shown = String(current.prefix { $0 != "+" })
    var actions = all.filter { !$0.isHidden || isScrolled }.map {
      ExploredAction(
        key: $0.name, kind: .tap, title: "tap \($0.name)", steps: ["tap \($0.name)"], owner: $0.owner ?? shown)
    }
    if all.contains(where: \.isHidden) {
      actions.append(
        ExploredAction(key: "scroll", kind: .scroll, title: "scroll down", steps: ["swipe up"], owner: shown))
    }
    return .screen(ExploredScreen(id: shown, controller: "\(shown)Controller", controllers: [], actions: actions))
  }
}

extension FakeApp.Action {
  static func tap(_ name: String, _ screen: String, owner: String? = nil) -> Self {
    Self(name: name, target: .screen(screen), owner: owner)
  }
}
