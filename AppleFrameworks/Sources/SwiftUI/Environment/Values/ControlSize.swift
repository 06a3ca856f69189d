/// The size of controls.
///
/// - Source: developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: CaseIterable, Sendable {
  /// The sizes, from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}
