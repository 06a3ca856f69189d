extension UISwitch {
  /// The kinds of looks of a switch.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiswitch/style-swift.enum
  public enum Style: Int, Sendable {
    /// The system chooses: on an iPhone or iPad, ``sliding``.
    case automatic = 0
    /// A box with a check mark, on a Mac.
    case checkbox = 1
    /// A knob on a track.
    case sliding = 2
  }
}
