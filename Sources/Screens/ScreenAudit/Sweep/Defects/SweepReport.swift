/// The result of sweeping one screen.
public struct SweepReport: Sendable, Codable, Equatable {
  /// The defects: those of constraints first, then the others from the top of the screen to the bottom.
  public let defects: [Defect]

  /// The number of examined sizes in all situations.
  public let lookCount: Int
}
