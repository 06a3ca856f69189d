import UIKit

/// The look of menus.
///
/// - Source: developer.apple.com/documentation/swiftui/menustyle
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The menu without a style.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the view of a menu.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The menu that a style is given.
///
/// - Source: developer.apple.com/documentation/swiftui/menustyleconfiguration
public struct MenuStyleConfiguration {
  /// The label of the menu's button, as a view.
  public struct Label: View {
    let view: AnyView
    /// The view that shows this part.
    public var body: some View { view }
  }

  /// The items of the menu, as a view.
  public struct Content: View {
    let view: AnyView
    /// The view that shows this part.
    public var body: some View { view }
  }

  let label: AnyView
  let content: AnyView
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates the menu that a style is given.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      styled: MenuStyleConfiguration.Label(view: configuration.label),
      content: MenuStyleConfiguration.Content(view: configuration.content),
      primaryAction: configuration.primaryAction)
  }
}

/// The system's choice: the label as it is.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultmenustyle
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the menu as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu whose label is a button in the environment's style.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonmenustyle
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the menu as it is.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu whose label is a button without a border.
///
/// - Source: developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the menu with a button without a border.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The system's choice: the label as it is.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu whose label is a button in the environment's style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu whose label is a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey { static var defaultValue: (any MenuStyle)? { nil } }

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The style of menus; `nil` for the label as it is, and for menus that a style has made.
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }

  /// The order of the items of menus.
  ///
  /// - Default: `.automatic`.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

/// The order of the items of a menu.
///
/// - Source: developer.apple.com/documentation/swiftui/menuorder
public struct MenuOrder: Equatable, Hashable, Sendable {
  let name: String
  /// The system's choice: the order in which they are listed.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item is the nearest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// The order in which they are listed.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Sets the style of menus.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/menustyle(_:)
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, style is DefaultMenuStyle ? nil : style)
  }

  /// Sets the order of the items of menus.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/menuorder(_:)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether buttons of menus have an indicator. On a phone they have none.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/menuindicator(_:)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
