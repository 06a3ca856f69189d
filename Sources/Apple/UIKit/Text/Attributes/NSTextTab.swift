import Foundation

/// A tab stop: the location in a line of the text after a tab character.
///
/// Unchecked: Apple declares it sendable, and it is immutable.
///
/// - Source: developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The alignment of the text after the tab.
  public let alignment: NSTextAlignment

  /// The distance from the leading edge, in points.
  public let location: CGFloat

  /// The options, stored only.
  public let options: [NSTextTab.OptionKey: Any]

  /// Creates a left tab at 0 points.
  public override convenience init() { self.init(textAlignment: .left, location: 0) }

  /// Creates a tab at a distance from the leading edge, in points.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the tab itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a tab with the same alignment and location.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other === self || other.location == location && other.alignment == alignment
  }

  open override var hash: Int { location.hashValue }
}

extension NSTextTab {
  /// The key of an option of a tab.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nstexttab/optionkey
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
