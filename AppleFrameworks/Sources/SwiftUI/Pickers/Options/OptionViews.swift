import UIKit

/// A view that reads views as options instead of laying them out. `result` creates the views for the options.
struct OptionViews<Content: View, Result: View>: View {
  let content: Content
  let result: @MainActor ([PickerOption]) -> Result
  typealias Body = Never

  init(content: Content, @ViewBuilder result: @escaping @MainActor ([PickerOption]) -> Result) {
    self.content = content
    self.result = result
  }
}

extension OptionViews: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { OptionsNode(view, context) }
}
