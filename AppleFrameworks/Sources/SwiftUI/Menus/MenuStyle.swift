import UIKit

/// A type that defines the appearance of menus.
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

/// The menu without a style.
///
/// - Source: developer.apple.com/documentation/swiftui/menustyleconfiguration
public struct MenuStyleConfiguration {
  /// A view that displays the label of the menu's button.
  public struct Label: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }

  /// A view that displays the items of the menu.
  public struct Content: View {
    let view: AnyView
    /// The content of the view.
    public var body: some View { view }
  }

  let label: AnyView
  let content: AnyView
  let primaryAction: (@MainActor () -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a menu style, for styles that modify other styles.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      styled: MenuStyleConfiguration.Label(view: configuration.label),
      content: MenuStyleConfiguration.Content(view: configuration.content),
      primaryAction: configuration.primaryAction)
  }
}

/// The default menu style, which displays the unmodified label.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultmenustyle
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style with a button in the environment's style.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonmenustyle
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style with a borderless button.
///
/// - Source: developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a menu in this style.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style, which displays the unmodified label.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style with a button in the environment's style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style with a borderless button.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey { static var defaultValue: (any MenuStyle)? { nil } }

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The style of menus; `nil` for the unmodified label, and for menus that a style has created.
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
  /// The default order, in which the items are listed.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order in which the first item is nearest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// The order in which the items are listed.
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

  /// Sets the visibility of the indicator on menu buttons. On a phone, menus have no indicator.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/menuindicator(_:)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
