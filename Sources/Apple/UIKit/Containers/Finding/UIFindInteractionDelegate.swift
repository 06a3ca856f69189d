/// An object that provides the sessions of a find interaction. Only the first method is required.
///
/// - Source: developer.apple.com/documentation/uikit/uifindinteractiondelegate
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for a find session for a view. Return `nil` for no session.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Tells the delegate that a session began.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Tells the delegate that a session ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
