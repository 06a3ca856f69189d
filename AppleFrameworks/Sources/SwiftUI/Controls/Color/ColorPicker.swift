import UIKit

/// A control that presents the system's color picker.
///
/// - Source: developer.apple.com/documentation/swiftui/colorpicker
public struct ColorPicker<Label: View>: View {
  let selection: ColorSelection
  let supportsOpacity: Bool
  nonisolated(unsafe) let label: Label

  /// Creates a color picker with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The chosen color.
  ///   - supportsOpacity: Whether the opacity can be chosen. Default: `true`.
  ///   - label: The views that describe the purpose of the color.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = .color(selection)
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// Creates a picker of a Core Graphics color with views as its label.
  ///
  /// - Parameters:
  ///   - selection: The chosen color.
  ///   - supportsOpacity: Whether the opacity can be chosen. Default: `true`.
  ///   - label: The views that describe the purpose of the color.
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = .cgColor(selection)
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    ColorPickerBody(selection: selection, supportsOpacity: supportsOpacity, label: AnyView(label))
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  ///
  /// - Parameter supportsOpacity: Whether the opacity can be chosen. Default: `true`.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker of a Core Graphics color with a localized title.
  ///
  /// - Parameter supportsOpacity: Whether the opacity can be chosen. Default: `true`.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with an unlocalized title.
  ///
  /// - Parameter supportsOpacity: Whether the opacity can be chosen. Default: `true`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A binding to the color of a color picker, of either type.
enum ColorSelection {
  case color(Binding<Color>)
  case cgColor(Binding<CGColor>)
}
