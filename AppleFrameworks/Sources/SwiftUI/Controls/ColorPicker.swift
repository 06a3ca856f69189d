import UIKit

/// A choice of a color, by the system's picker.
///
/// - Source: developer.apple.com/documentation/swiftui/colorpicker
public struct ColorPicker<Label: View>: View {
  let selection: ColorSelection
  let supportsOpacity: Bool
  nonisolated(unsafe) let label: Label

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = .color(selection)
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = .cgColor(selection)
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    ColorPickerBody(selection: selection, supportsOpacity: supportsOpacity, label: AnyView(label))
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

enum ColorSelection {
  case color(Binding<Color>)
  case cgColor(Binding<CGColor>)
}

private struct ColorPickerBody: View {
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
