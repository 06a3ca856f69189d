import Foundation

/// Insets, in points, whose sides follow the direction of the interface.
///
/// - Source: developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the side where lines of text begin.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the side where lines of text end.
  public var trailing: CGFloat

  /// Insets for each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// These insets as left and right ones.
  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }
}

extension NSDirectionalEdgeInsets: Codable {
  /// Reads the four insets: top, leading, bottom, trailing.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    top = try container.decode(CGFloat.self)
    leading = try container.decode(CGFloat.self)
    bottom = try container.decode(CGFloat.self)
    trailing = try container.decode(CGFloat.self)
  }

  /// Writes the four insets: top, leading, bottom, trailing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for inset in [top, leading, bottom, trailing] { try container.encode(inset) }
  }
}
