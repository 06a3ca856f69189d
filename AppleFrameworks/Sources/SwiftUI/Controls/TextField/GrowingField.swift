import UIKit

/// A text field that wraps its text and grows up to the line limit.
struct GrowingField: View {
  let text: Binding<String>
  let prompt: Text?
  let onEditing: ((Bool) -> Void)?
  let onCommit: (() -> Void)?
  @Environment(\.typing) private var typing

  var body: some View {
    let field = GrowingControl(text: text, onEditing: onEditing, onCommit: onCommit)
      .background(alignment: .topLeading) {
        if text.wrappedValue.isEmpty, let prompt {
          prompt.foregroundStyle(PlaceholderTextShapeStyle()).accessibilityHidden(true).allowsHitTesting(false)
        }
      }
    if typing.isBordered {
      // The insets and the border match UIKit's text field with a rounded border.
      field.padding(.horizontal, 7).padding(.vertical, 6)
        .background(RoundedRectangle(cornerRadius: 5).fill(BackgroundStyle()))
        .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 0.5))
    } else {
      field
    }
  }
}

/// A view that wraps UIKit's text view and grows with its text.
private struct GrowingControl: UIViewRepresentable {
  let text: Binding<String>
  let onEditing: ((Bool) -> Void)?
  let onCommit: (() -> Void)?

  @MainActor
  final class Coordinator: NSObject, UITextViewDelegate {
    var owner: GrowingControl
    var focus: FocusLink?
    private let ruler = UITextView()
    init(_ owner: GrowingControl) { self.owner = owner }
    /// Returns the line height in the font of a view.
    func lineHeight(of view: UITextView) -> CGFloat {
      ruler.textContainerInset = .zero
      ruler.font = view.font
      let unbounded = CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude)
      ruler.text = "1\n2"
      let two = ruler.sizeThatFits(unbounded).height
      ruler.text = "1"
      return two - ruler.sizeThatFits(unbounded).height
    }

    func textViewDidChange(_ textView: UITextView) { owner.text.wrappedValue = textView.text }
    func textViewDidBeginEditing(_ textView: UITextView) {
      focus?.didChange(true)
      owner.onEditing?(true)
    }
    func textViewDidEndEditing(_ textView: UITextView) {
      focus?.didChange(false)
      owner.onEditing?(false)
      owner.onCommit?()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.backgroundColor = .clear
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {
    let environment = context.environment
    let typing = environment.typing
    context.coordinator.owner = self
    let value = text.wrappedValue
    if uiView.text != value { uiView.text = value }
    let font = (environment.font ?? .body).resolve(in: environment, environment.textLook)
    if uiView.font != font { uiView.font = font }
    uiView.textColor = HierarchicalShapeStyle.primary.paint(in: environment).color
    uiView.isEditable = environment.isEnabled
    uiView.keyboardType = typing.keyboard
    uiView.textContentType = typing.content
    uiView.autocapitalizationType = typing.capitalization ?? .sentences
    uiView.autocorrectionType = typing.correction
    uiView.returnKeyType = typing.returnKey
    uiView.tintColor = environment.accent
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

  /// Returns the proposed width, and the height of the text limited by the minimum and maximum numbers of lines.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    let line = context.coordinator.lineHeight(of: uiView)
    let limits = context.environment.lineLimits
    let unbounded = CGFloat.greatestFiniteMagnitude
    let own = uiView.sizeThatFits(CGSize(width: proposal.width ?? unbounded, height: unbounded))
    let least = line * CGFloat(max(1, limits.lower ?? 1))
    let most = limits.upper.map { max(least, line * CGFloat($0)) } ?? unbounded
    let height = min(max(own.height, least), most)
    uiView.isScrollEnabled = own.height > most
    return CGSize(width: proposal.width ?? own.width, height: height.ceiled(context.environment.displayScale))
  }
}
