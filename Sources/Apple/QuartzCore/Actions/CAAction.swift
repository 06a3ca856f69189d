/// Something that runs when a layer's property changes, or when another of its events happens.
///
/// `NSNull` is an action too: returned by a delegate or found in `CALayer.actions`, it ends the search and nothing runs.
///
/// - Source: developer.apple.com/documentation/quartzcore/caaction
public protocol CAAction: AnyObject {
  /// Runs the action.
  ///
  /// - Parameters:
  ///   - event: the key of the property that changed, or the name of the event.
  ///   - anObject: the layer.
  ///   - dict: further information on the event, if there is any.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
