/// The image views whose frames follow the time.
@MainActor
enum RunningImageAnimations {
  private struct Entry {
    weak var view: UIImageView?
  }

  private static var entries: [Entry] = []

  static func add(_ view: UIImageView) {
    entries.removeAll { $0.view == nil || $0.view === view }
    entries.append(Entry(view: view))
  }

  /// Has the views show the frames of this moment; those that are over are forgotten.
  static func advance() {
    guard !entries.isEmpty else { return }
    for entry in entries { entry.view?.advanceAnimation() }
    entries.removeAll { $0.view?.isAnimating != true }
  }
}
