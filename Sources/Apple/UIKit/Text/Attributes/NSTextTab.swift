import Foundation

/// A place in the line at which the text after a tab character is set.
///
/// Unchecked: Apple declares it sendable; it never changes.
///
/// - Source: developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// How the text after the tab lies at its place.
  public let alignment: NSTextAlignment

  /// The distance from the leading edge, in points.
  public let location: CGFloat

  /// Further wishes, kept as they were given.
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

  /// Returns the tab itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a tab of the same alignment at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other === self || other.location == location && other.alignment == alignment
  }

  open override var hash: Int { location.hashValue }
}

extension NSTextTab {
  /// The name of a wish about a tab.
  ///
  /// - Source: developer.apple.com/documentation/uikit/nstexttab/optionkey
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a wish of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
