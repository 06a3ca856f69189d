import Foundation

extension NSMutableDictionary {
  /// The object of a key of any class that can be copied. Setting `nil` removes the key.
  ///
  /// Foundation on Linux supports only keys of type `AnyHashable`, without a conversion from `NSCopying`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsmutabledictionary
  public subscript(key: any NSCopying) -> Any? {
    get { object(forKey: key) }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
