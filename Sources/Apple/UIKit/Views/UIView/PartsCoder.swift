import Foundation

/// A coder that knows what its source says of an object class by class, as files of Interface Builder do, and not by keys.
@MainActor
protocol PartsCoder: NSCoder {
  /// Sets what the source says of the properties that a class adds.
  func decode(_ object: NSObject, as part: AnyClass)
}

extension NSCoder {
  /// For `init(coder:)` of UIKit's classes: sets what the source says of the properties that the class adds, where the coder
  /// knows that. What the classes above it add is there by then.
  ///
  /// - Returns: whether the coder is one that knows.
  @MainActor @discardableResult
  func decodePart(_ part: AnyClass, of object: NSObject) -> Bool {
    guard let coder = self as? any PartsCoder else { return false }
    coder.decode(object, as: part)
    return true
  }
}
