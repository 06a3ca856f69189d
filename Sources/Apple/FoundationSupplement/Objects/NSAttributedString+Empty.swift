import Foundation

extension NSAttributedString {
  /// Makes an empty string: what `NSAttributedString()` and `NSMutableAttributedString()` are on Apple's systems. An initializer
  /// without any parameter would have to override NSObject's, which extensions cannot.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
