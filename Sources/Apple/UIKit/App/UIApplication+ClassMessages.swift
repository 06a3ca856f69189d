import Foundation

/// Messages to the class itself. Libraries send `sharedApplication` in this way, because app extensions must not name
/// `UIApplication.shared`.
extension UIApplication {
  /// Returns whether the class responds to a selector, which it does to `sharedApplication`.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  public nonisolated class func responds(to aSelector: Selector!) -> Bool {
    aSelector?.description == "sharedApplication"
  }

  /// Sends a message to the class. It may be called on the main thread only, and the program stops for a selector other
  /// than `sharedApplication`.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:)
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    precondition(
      responds(to: aSelector),
      "+[UIApplication \(aSelector.map { "\($0)" } ?? "nil")]: unrecognized selector sent to class")
    return Unmanaged.passUnretained(shared)
  }
}
