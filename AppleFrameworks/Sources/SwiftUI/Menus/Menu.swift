import UIKit

/// A button that opens a menu.
///
/// Buttons, toggles, pickers, links, sections, dividers and menus in the content become items of a UIKit menu.
///
/// - Source: developer.apple.com/documentation/swiftui/menu
public struct Menu<Label: View, Content: View>: View {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The menu's items.
  ///   - label: The label of the button that opens the menu.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with an action for a tap. A long press opens the menu.
  ///
  /// - Parameters:
  ///   - content: The menu's items.
  ///   - label: The label of the button.
  ///   - primaryAction: A closure that is called when the button is tapped.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  nonisolated init(styled label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  @Environment(\.menuStyle) private var style

  /// The content of the view.
  public var body: some View {
    if let style {
      AnyView(styled(style)).environment(\.menuStyle, nil)
    } else {
      MenuBody(label: label, items: content, primaryAction: primaryAction)
    }
  }

  private func styled<S: MenuStyle>(_ style: S) -> any View {
    let configuration = MenuStyleConfiguration(
      label: AnyView(label), content: AnyView(content), primaryAction: primaryAction)
    return StyledMenu(style: style, configuration: configuration)
  }
}

/// The body of a menu style, with the style's dynamic properties connected.
private struct StyledMenu<S: MenuStyle>: View, DynamicHolder {
  let style: S
  let configuration: MenuStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with an unlocalized title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a localized title and an action for a tap. A long press opens the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with an unlocalized title and an action for a tap. A long press opens the menu.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with an unlocalized title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
