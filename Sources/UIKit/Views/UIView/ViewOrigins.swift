import QuartzCore
import RuntimeSupport
import Synchronization

/// Whether views note which code makes them: for tools that say a line where they speak of a view.
///
/// Views that were made before know nothing. A view's note takes some hundred bytes and a microsecond.
package enum ViewOrigins {
  /// The process's own: nothing that code can see depends on it.
  private static let isOn = Atomic(false)

  package static var areNoted: Bool {
    get { isOn.load(ordering: .relaxed) }
    set { isOn.store(newValue && CallStack.mechanism.isSound, ordering: .relaxed) }
  }
}

extension UIView {
  /// Who made the view; `nil` where that was not noted.
  package final var origin: CallStack? { rareStorage?.origin }

  func noteOrigin() {
    rare.origin = CallStack.current(upTo: AppHost.entryFrame)
  }
}
