import Foundation

/// The width or height of a mark, or a radius of a sector.
///
/// - Source: developer.apple.com/documentation/charts/markdimension
public struct MarkDimension: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Equatable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }
  let kind: Kind
  init(kind: Kind) { self.kind = kind }

  /// Creates a dimension in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// Creates a dimension in points.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  /// A dimension that depends on the mark.
  public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// Returns a dimension in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// Returns a dimension as a fraction of the available length: of a category, of a calendar unit, or of the radius.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// Returns a dimension that is shorter than the available length at both ends, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  /// Returns the length in points within an available length.
  func length(in available: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let length): length
    case .ratio(let ratio): available * ratio
    case .inset(let inset): max(0, available - 2 * inset)
    }
  }
}
