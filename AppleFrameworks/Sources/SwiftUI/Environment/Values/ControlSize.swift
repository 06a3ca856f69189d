/// How large controls are.
///
/// - Source: developer.apple.com/documentation/swiftui/controlsize
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}
