import UIKit

/// Turns the edit mode of what is around it on and off.
///
/// - Source: developer.apple.com/documentation/swiftui/editbutton
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  nonisolated public init() {}

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
