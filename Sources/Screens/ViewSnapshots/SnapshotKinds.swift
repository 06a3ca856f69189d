import ReferenceSnapshots

/// The content of a snapshot. The tree of views with their frames is always included.
public struct SnapshotKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pixels.
  public static let picture = SnapshotKinds(rawValue: 1 << 0)

  /// The views, with frames, texts, fonts and colors.
  public static let tree: SnapshotKinds = []

  /// The texts of VoiceOver, in their order.
  public static let accessibility = SnapshotKinds(rawValue: 1 << 1)

  /// The problems of the layout: conflicts, and views with ambiguous positions.
  public static let layoutReport = SnapshotKinds(rawValue: 1 << 2)

  /// All kinds.
  public static let all: SnapshotKinds = [.picture, .accessibility, .layoutReport]

  var parts: ScreenCapture.Parts {
    var parts: ScreenCapture.Parts = []
    if contains(.picture) { parts.insert(.picture) }
    if contains(.accessibility) { parts.insert(.spoken) }
    if contains(.layoutReport) { parts.insert(.layout) }
    return parts
  }
}
