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
  /// The view's content.
  public var body: some View { EditorControl(text: text) }
}
