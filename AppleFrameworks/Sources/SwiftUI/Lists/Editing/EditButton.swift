import UIKit

/// A button that turns the environment's edit mode on and off.
///
/// - Source: developer.apple.com/documentation/swiftui/editbutton
public struct EditButton: View {
  /// Creates an edit button.
  @Environment(\.editMode) private var mode
  nonisolated public init() {}

  /// The view's content.
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
