import Foundation

extension NSAttributedString {
  /// Creates an empty string, the same as `NSAttributedString()` and `NSMutableAttributedString()` on Apple's systems.
  /// An initializer without parameters would have to override NSObject's, which an extension can't.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  /// Creates an empty string, the same as `NSMutableString()` on Apple's systems. An initializer without parameters
  /// would have to override NSObject's, which an extension can't.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }

  /// Creates a string with the characters of another one.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsstring, whose Swift overlay has it.
  public convenience init(string aString: NSString) { self.init(string: aString as String) }
}

extension NSObject {
  /// Returns the name of the class with its module, which apps use as reuse identifiers.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/description()
  public class func description() -> String { NSStringFromClass(self) }

  /// Returns the same as `description()`.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/debugdescription()
  public class func debugDescription() -> String { description() }
}

extension NSError {
  /// Creates an error without a domain and with the code 0, the same as `NSError()` on Apple's systems.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}

extension Timer {
  /// Creates a timer that never fires, the same as `Timer()` on Apple's systems, which is a placeholder for a property.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension URL {
  /// Returns whether a file exists or can be downloaded. Nothing is stored elsewhere here: it exists, or an error
  /// contains the reason.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension UserDefaults {
  /// Returns the same as `object(forKey:)`.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// The same as `set(_:forKey:)`; `nil` removes the value.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  /// Returns the value of the first key of a key path, or of the following ones in its dictionaries.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    return KeyValues.value(at: names[1...], of: object(forKey: first))
  }
}

extension Thread {
  /// The main thread, which Foundation on Linux names `mainThread`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/thread/main
  public class var main: Thread { mainThread }
}

/// Numbers as arguments of formats, which `%@` formats as text.
///
/// - Source: developer.apple.com/documentation/swift/cvararg, to which objects conform
// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    // Formats only support strings as objects. The number retains the string as long as it exists.
    let text = NSString(string: stringValue)
    objc_setAssociatedObject(self, NumberText.key, text, .OBJC_ASSOCIATION_RETAIN)
    return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
  }
}

private enum NumberText {
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
