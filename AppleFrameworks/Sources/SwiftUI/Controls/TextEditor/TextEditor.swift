import UIKit

/// A scrollable view for editing several lines of text.
///
/// - Source: developer.apple.com/documentation/swiftui/texteditor
public struct TextEditor: View {
  let text: Binding<String>
  /// Creates an editor.
  ///
  /// - Parameter text: The text to edit.
  nonisolated public init(text: Binding<String>) { self.text = text }
  /// The content of the view.
  public var body: some View { EditorControl(text: text) }
}
