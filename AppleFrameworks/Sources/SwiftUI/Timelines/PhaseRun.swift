/// How far a phase animator has come, as long as it is shown.
@MainActor
final class PhaseRun {
  var isShown = false
  var isMoving = false
  var next: (() -> Void)?
  nonisolated init() {}
}
