/// A base class of this library, which can bring its configuration up to date.
@MainActor
protocol Configurable: AnyObject {
  func reconfigure()
}
