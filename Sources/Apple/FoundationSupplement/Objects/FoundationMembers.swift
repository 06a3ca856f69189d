import Foundation

extension NSAttributedString {
  /// Creates an empty string: what `NSAttributedString()` and `NSMutableAttributedString()` are on Apple's systems. An
  /// initializer without any parameter would have to override NSObject's, which extensions cannot.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  /// Creates an empty string: what `NSMutableString()` is on Apple's systems. An initializer without any parameter
  /// would have to override NSObject's, which extensions cannot.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }

  /// Creates a string of another one's characters.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsstring, whose Swift overlay has it.
  public convenience init(string aString: NSString) { self.init(string: aString as String) }
}

extension Timer {
  /// Creates a timer that never fires: what `Timer()` is on Apple's systems, where it holds a property's place until a
  /// real one is made.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}

extension URL {
  /// Returns whether a file is there, or can be brought there. Nothing is kept elsewhere here: it is there, or an error
  /// says why not.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension UserDefaults {
  /// Returns the same as `object(forKey:)`.
  ///
  /// - Source: developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// The same as `set(_:forKey:)`; nil takes the value away.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  /// Returns the value of the first name of the path, or what lies in its dictionaries.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    return KeyValues.value(at: names[1...], of: object(forKey: first))
  }
}

extension Thread {
  /// The thread that draws: Foundation on Linux calls it `mainThread`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/thread/main
  public class var main: Thread { mainThread }
}

/// Numbers as arguments of formats: `%@` shows them as text.
///
/// - Source: developer.apple.com/documentation/swift/cvararg, to which objects conform
// swift-format-ignore: AvoidRetroactiveConformances
extension NSNumber: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    // Formats read strings alone as objects. The number keeps the string as long as it is there itself.
    let text = NSString(string: stringValue)
    objc_setAssociatedObject(self, NumberText.key, text, .OBJC_ASSOCIATION_RETAIN)
    return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
  }
}

private enum NumberText {
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
