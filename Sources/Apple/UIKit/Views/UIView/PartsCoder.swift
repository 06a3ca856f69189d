import Foundation

/// A coder whose source describes an object class by class, as Interface Builder files do, and not by keys.
@MainActor
protocol PartsCoder: NSCoder {
  /// Sets the properties that a class adds, as the source describes them.
  func decode(_ object: NSObject, as part: AnyClass)
}

extension NSCoder {
  /// Sets the properties that a class adds where the coder supports this, for `init(coder:)` of UIKit's classes. The
  /// properties of its superclasses are set before.
  ///
  /// - Returns: Whether the coder supports this.
  @MainActor @discardableResult
  func decodePart(_ part: AnyClass, of object: NSObject) -> Bool {
    guard let coder = self as? any PartsCoder else { return false }
    coder.decode(object, as: part)
    return true
  }
}
