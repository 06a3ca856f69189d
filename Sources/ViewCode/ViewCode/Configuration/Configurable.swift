/// A base class of this library, which can bring its steps up to date.
@MainActor
protocol Configurable: AnyObject {
  /// The third step.
  func reconfigure()

  /// All three steps.
  func rebuild()
}
