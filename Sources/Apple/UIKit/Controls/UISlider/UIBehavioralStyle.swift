/// Whether a control behaves as on an iPad or as on a Mac.
///
/// - Source: developer.apple.com/documentation/uikit/uibehavioralstyle
public enum UIBehavioralStyle: UInt, Sendable {
  /// The system chooses: on an iPhone or iPad, ``pad``.
  case automatic = 0
  case pad = 1
  case mac = 2
}
