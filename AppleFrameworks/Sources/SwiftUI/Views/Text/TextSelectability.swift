import UIKit

/// Whether text can be selected.
///
/// - Source: developer.apple.com/documentation/swiftui/textselectability
@MainActor
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

private enum TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Whether a touch that stays on a text offers to copy it: on a phone a text is selected as a whole.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.self == EnabledTextSelectability.self)
  }
}
