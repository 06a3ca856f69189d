/// A size in a situation.
public struct SweepMoment: Sendable, Codable, Equatable {
  /// The situation.
  public let situation: SweepSituation

  /// The window's width, in points.
  public let width: Int

  /// The window's height, in points.
  public let height: Int
}

extension SweepMoment: CustomStringConvertible {
  /// The size as text: `iPhone 15, 507 x 852`.
  public var description: String { "\(situation), \(width) x \(height)" }
}
