import UIKit

/// A view that wraps UIKit's text view.
struct EditorControl: UIViewRepresentable {
  let text: Binding<String>

  @MainActor
  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    var focus: FocusLink?
    init(_ text: Binding<String>) { self.text = text }
    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
    func textViewDidBeginEditing(_ textView: UITextView) { focus?.didChange(true) }
    func textViewDidEndEditing(_ textView: UITextView) { focus?.didChange(false) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {
    let environment = context.environment
    let typing = environment.typing
    context.coordinator.text = text
    let value = text.wrappedValue
    if uiView.text != value { uiView.text = value }
    let font = (environment.font ?? .body).resolve(in: environment, environment.textLook)
    if uiView.font != font { uiView.font = font }
    uiView.textColor = HierarchicalShapeStyle.primary.paint(in: environment).color
    // In a row, the text view is transparent and displays the row's background.
    uiView.backgroundColor =
      environment.scrollBackground == .hidden || environment.isInList ? .clear : .systemBackground
    uiView.isEditable = environment.isEnabled
    uiView.isScrollEnabled = environment.isScrollEnabled
    uiView.keyboardDismissMode = environment.keyboardDismissMode
    uiView.keyboardType = typing.keyboard
    uiView.textContentType = typing.content
    uiView.autocapitalizationType = typing.capitalization ?? .sentences
    uiView.autocorrectionType = typing.correction
    uiView.tintColor = environment.accent
    uiView.writingToolsBehavior = environment.writingTools.behavior
    switch environment.multilineTextAlignment {
    case .leading: uiView.textAlignment = .natural
    case .center: uiView.textAlignment = .center
    case .trailing: uiView.textAlignment = environment.layoutDirection == .rightToLeft ? .left : .right
    }
    context.coordinator.focus = environment.focusLink
    if let focus = environment.focusLink {
      let isWanted = focus.isWanted()
      if isWanted != uiView.isFirstResponder, uiView.window != nil {
        if isWanted { uiView.becomeFirstResponder() } else { uiView.resignFirstResponder() }
      }
    }
  }

  /// Returns the proposed size. If no height is proposed, it is that of the text.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    let width = proposal.width ?? 10
    let height =
      proposal.height ?? uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return CGSize(width: width, height: height)
  }
}
