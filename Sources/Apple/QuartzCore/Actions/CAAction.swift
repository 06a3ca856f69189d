/// An action that runs when a property of a layer changes or when another event happens.
///
/// `NSNull` is an action as well: if a delegate returns it or `CALayer.actions` contains it, the search ends and
/// nothing runs.
///
/// - Source: developer.apple.com/documentation/quartzcore/caaction
public protocol CAAction: AnyObject {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: The key of the changed property, or the name of the event.
  ///   - anObject: The layer.
  ///   - dict: Further information about the event, if there is any.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
