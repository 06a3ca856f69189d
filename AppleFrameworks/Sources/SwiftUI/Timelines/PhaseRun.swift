/// The progress of a phase animator while it is visible.
@MainActor
final class PhaseRun {
  var isShown = false
  var isMoving = false
  var next: (() -> Void)?
  nonisolated init() {}
}
