import Foundation

/// A distance across and down, in points.
///
/// - Source: developer.apple.com/documentation/uikit/uioffset
public struct UIOffset: Equatable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// An offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No offset.
  public static let zero = UIOffset()
}

extension UIOffset: Codable {
  /// Reads the two distances: across, down.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    horizontal = try container.decode(CGFloat.self)
    vertical = try container.decode(CGFloat.self)
  }

  /// Writes the two distances: across, down.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(horizontal)
    try container.encode(vertical)
  }
}
