import UIKit

/// Editable text of several lines that scrolls.
///
/// - Source: developer.apple.com/documentation/swiftui/texteditor
public struct TextEditor: View {
  let text: Binding<String>
  /// Creates an editor.
  ///
  /// - Parameter text: The edited text.
  nonisolated public init(text: Binding<String>) { self.text = text }
  /// The view's content.
  public var body: some View { EditorControl(text: text) }
}
