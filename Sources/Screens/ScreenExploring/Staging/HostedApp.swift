import ViewHost

/// An app that starts again in this process for each trial, for tests and for screens without state outside of their
/// host. The app's static state persists between trials, and a crash ends the exploration.
@MainActor
package final class HostedApp: ExploredApp {
  private let plan: ExplorationPlan
  private let surroundings: ExploredStage.Surroundings
  private let start: () throws -> ViewHost
  private var waiting: [Trial] = []

  package let capacity = 1

  /// - Parameter start: A closure that starts the app.
  package init(
    plan: ExplorationPlan, surroundings: ExploredStage.Surroundings = ExploredStage.Surroundings(),
    start: @escaping () throws -> ViewHost
  ) {
    self.plan = plan
    self.surroundings = surroundings
    self.start = start
  }

  package func begin(_ trial: Trial) { waiting.append(trial) }

  package func next() throws -> (trial: Trial, outcome: TrialOutcome)? {
    guard !waiting.isEmpty else { return nil }
    let trial = waiting.removeFirst()
    let stage = ExploredStage(try start(), plan: plan, surroundings: surroundings)
    return (trial, stage.outcome(of: trial.script, for: trial.wish))
  }

  package func release(_ script: [String]) {}
}

extension ExploredStage {
  /// Plays a script, and returns the requested information.
  package func outcome(of script: [String], for wish: Trial.Wish) -> TrialOutcome {
    if let refusal = play(script, checks: wish == .checks) {
      return .refused(step: refusal.step, reason: refusal.reason)
    }
    switch wish {
    case .screen: return .screen(screen)
    case .look: return .look(look())
    case .checks: return .checked(failures, screen)
    }
  }
}
