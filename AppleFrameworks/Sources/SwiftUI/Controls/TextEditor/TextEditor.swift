import UIKit

/// Lines of text that can be edited, and that scroll.
///
/// - Source: developer.apple.com/documentation/swiftui/texteditor
public struct TextEditor: View {
  let text: Binding<String>
  nonisolated public init(text: Binding<String>) { self.text = text }
  public var body: some View { EditorControl(text: text) }
}
