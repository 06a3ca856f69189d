import UIKit

/// A color picker with its label.
struct ColorPickerBody: View {
  let selection: ColorSelection
  let supportsOpacity: Bool
  let label: AnyView
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    let control = ColorControl(selection: selection, supportsOpacity: supportsOpacity)
    if labels == .hidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}

/// A view that wraps UIKit's color well.
private struct ColorControl: UIViewRepresentable {
  let selection: ColorSelection
  let supportsOpacity: Bool

  @MainActor
  final class Coordinator {
    var selection: ColorSelection
    init(_ selection: ColorSelection) { self.selection = selection }
    func choose(_ color: UIColor) {
      switch selection {
      case .color(let binding): binding.wrappedValue = Color(color)
      case .cgColor(let binding): binding.wrappedValue = color.cgColor
      }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(selection) }

  func makeUIView(context: Context) -> UIColorWell {
    let view = UIColorWell()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let color = view?.selectedColor { coordinator.choose(color) } }, for: .valueChanged
    )
    return view
  }

  func updateUIView(_ uiView: UIColorWell, context: Context) {
    context.coordinator.selection = selection
    uiView.supportsAlpha = supportsOpacity
    uiView.isEnabled = context.environment.isEnabled
    let color =
      switch selection {
      case .color(let binding): binding.wrappedValue.resolve(in: context.environment)
      case .cgColor(let binding): UIColor(cgColor: binding.wrappedValue)
      }
    if uiView.selectedColor != color { uiView.selectedColor = color }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
