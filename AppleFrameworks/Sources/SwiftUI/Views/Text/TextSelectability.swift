import UIKit

/// A type that determines whether text can be selected.
///
/// - Source: developer.apple.com/documentation/swiftui/textselectability
@MainActor
public protocol TextSelectability {
  /// Whether text can be selected.
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
  /// Sets whether a long press on a text offers to copy it. On a phone, the entire text is selected. Default: It does
  /// not.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/textselection(_:)
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.self == EnabledTextSelectability.self)
  }
}
