import UIKit

/// A view that is a menu item, with a label and content that lists further items.
struct ListedEntry<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let make: @MainActor (LabelWords, [MenuItem], EnvironmentValues) -> MenuItem
  typealias Body = Never
}

extension ListedEntry: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ListedEntryNode(view, context) }
}

extension ListedEntry where Content == EmptyView {
  init(label: Label, make: @escaping @MainActor (LabelWords, EnvironmentValues) -> MenuItem) {
    self.init(label: label, content: EmptyView()) { words, _, environment in make(words, environment) }
  }
}
