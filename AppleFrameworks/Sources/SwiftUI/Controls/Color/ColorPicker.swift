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
