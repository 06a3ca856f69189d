/// The number of something that an app wants to finish in the background.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task: the app may not go on in the background.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
