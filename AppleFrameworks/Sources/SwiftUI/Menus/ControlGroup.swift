import UIKit

/// A container of related controls.
///
/// - Source: developer.apple.com/documentation/swiftui/controlgroup
public struct ControlGroup<Content: View>: View {
  nonisolated(unsafe) let content: Content
  let label: AnyView?
  @Environment(\.isListingItems) private var isListed
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group with a label, which menus display as a title.
  nonisolated public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content(), label: label)
    self.label = AnyView(label)
  }

  /// Creates a group with a localized title, which menus display.
  nonisolated public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// The content of the view.
  public var body: some View {
    if isListed {
      if let label {
        Section {
          content
        } header: {
          label
        }
      } else {
        Section { content }
      }
    } else {
      let configuration = ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(content: label ?? AnyView(EmptyView())))
      AnyView(body(style, configuration))
    }
  }

  private func body<S: ControlGroupStyle>(_ style: S, _ configuration: ControlGroupStyleConfiguration) -> any View {
    ControlGroupBody(style: style, configuration: configuration)
  }
}

/// The content of a group of controls with a label.
///
/// - Source: developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let label: Label
  /// The content of the view.
  public var body: some View { content }
}

/// A type that defines the appearance of control groups.
///
/// - Source: developer.apple.com/documentation/swiftui/controlgroupstyle
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The values from which a control group style creates a view.
///
/// - Source: developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration
public struct ControlGroupStyleConfiguration {
  /// A view that displays the controls.
  public struct Content: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// A view that displays the label.
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The body of a style, with the style's dynamic properties connected.
private struct ControlGroupBody<S: ControlGroupStyle>: View, DynamicHolder {
  let style: S
  let configuration: ControlGroupStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

/// The default control group style, with controls beside each other.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a control group in this style.
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// A control group style for bars, with controls beside each other on a common background.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the view of a control group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) { configuration.content }.padding(.horizontal, 10).padding(.vertical, 6)
      .background(FillShapeStyle().tertiary, in: Capsule())
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default control group style, with controls beside each other.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A control group style for bars, with controls beside each other on a common background.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
}

extension EnvironmentValues {
  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of control groups.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/controlgroupstyle(_:)
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
