import Foundation

extension NSMutableString {
  /// Makes an empty string: what `NSMutableString()` is on Apple's systems. An initializer without any parameter would have to override
  /// NSObject's, which extensions cannot.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }

  /// Makes a string of another one's characters.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsstring, whose Swift overlay has it.
  public convenience init(string aString: NSString) { self.init(string: aString as String) }
}
