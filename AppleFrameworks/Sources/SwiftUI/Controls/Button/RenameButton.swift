import UIKit

/// A button that starts renaming with the action from the environment.
///
/// - Source: developer.apple.com/documentation/swiftui/renamebutton
public struct RenameButton<Label: View>: View {
  nonisolated(unsafe) let label: Label
  @Environment(\.rename) private var rename

  /// The content of the view.
  public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with the label "Rename".
  nonisolated public init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}

/// An action that starts renaming.
///
/// - Source: developer.apple.com/documentation/swiftui/renameaction
@MainActor
public struct RenameAction {
  let action: @MainActor () -> Void
  /// Starts renaming.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// The action that starts renaming; `nil` if renaming is not available.
  public var rename: RenameAction? { renameAction }

  var renameAction: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that starts renaming.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/renameaction(_:)
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.renameAction, RenameAction(action: action))
  }

  /// Sets the action that starts renaming, which focuses a text field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    let binding = isFocused.binding
    return renameAction { binding.wrappedValue = true }
  }
}
