extension UIApplication {
  /// The application object under its property's name, as code asks for it that also runs in extensions, where `shared` must not
  /// be named.
  ///
  /// - Parameter key: "sharedApplication" or "shared"; with others there is nothing.
  public class func value(forKey key: String) -> Any? { ["sharedApplication", "shared"].contains(key) ? shared : nil }

  /// The same as ``value(forKey:)`` for a path of one name.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
