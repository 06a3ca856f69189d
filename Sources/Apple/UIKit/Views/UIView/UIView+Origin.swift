import QuartzCore
import RuntimeSupport

extension UIView {
  /// Who made the view; `nil` where that was not noted.
  package final var origin: CallStack? { rareStorage?.origin }

  /// For tools that say a line where they speak of a view. It takes some hundred bytes and a microsecond.
  func noteOrigin() {
    rare.origin = CallStack.current(upTo: AppHost.entryFrame)
  }
}
