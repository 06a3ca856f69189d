import UIKit

/// A button that begins renaming with the action of the environment.
///
/// - Source: developer.apple.com/documentation/swiftui/renamebutton
public struct RenameButton<Label: View>: View {
  nonisolated(unsafe) let label: Label
  @Environment(\.rename) private var rename

  /// The view's content.
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
  /// Creates a button, labeled "Rename".
  nonisolated public init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}

/// Begins renaming.
///
/// - Source: developer.apple.com/documentation/swiftui/renameaction
@MainActor
public struct RenameAction {
  let action: @MainActor () -> Void
  /// Begins renaming.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins renaming; `nil` where nothing can be renamed.
  public var rename: RenameAction? { renameAction }

  var renameAction: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that begins renaming.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/renameaction(_:)
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.renameAction, RenameAction(action: action))
  }

  /// Sets the action that begins renaming: a field gets the keyboard focus.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    let binding = isFocused.binding
    return renameAction { binding.wrappedValue = true }
  }
}
