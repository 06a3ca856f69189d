import ReferenceSnapshots

/// What of a screen a snapshot holds. The tree of views with their frames always is.
public struct SnapshotKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pixels.
  public static let picture = SnapshotKinds(rawValue: 1 << 0)

  /// The views, with frames, texts, fonts and colors.
  public static let tree: SnapshotKinds = []

  /// What VoiceOver reads, in its order.
  public static let accessibility = SnapshotKinds(rawValue: 1 << 1)

  /// What is wrong with the layout: conflicts, and views whose place nothing settles.
  public static let layoutReport = SnapshotKinds(rawValue: 1 << 2)

  /// All of them.
  public static let all: SnapshotKinds = [.picture, .accessibility, .layoutReport]

  var parts: ScreenCapture.Parts {
    var parts: ScreenCapture.Parts = []
    if contains(.picture) { parts.insert(.picture) }
    if contains(.accessibility) { parts.insert(.spoken) }
    if contains(.layoutReport) { parts.insert(.layout) }
    return parts
  }
}
