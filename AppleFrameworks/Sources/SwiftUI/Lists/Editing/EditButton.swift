import UIKit

/// A button that toggles the environment's edit mode.
///
/// - Source: developer.apple.com/documentation/swiftui/editbutton
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  /// Creates an edit button.
  nonisolated public init() {}

  /// The content of the view.
  public var body: some View {
    let mode = mode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
