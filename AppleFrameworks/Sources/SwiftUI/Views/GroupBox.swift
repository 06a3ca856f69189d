import UIKit

/// Content that belongs together, on a ground of its own, below a label.
///
/// - Source: developer.apple.com/documentation/swiftui/groupbox
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public var body: some View {
    StyledGroup(
      configuration: GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

/// What the style of a group box is given.
///
/// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration
public struct GroupBoxStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/groupboxstyleconfiguration/content-swift.struct
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// How group boxes look.
///
/// - Source: developer.apple.com/documentation/swiftui/groupboxstyle
@preconcurrency @MainActor
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// - Source: developer.apple.com/documentation/swiftui/defaultgroupboxstyle
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  // The room around the content and the corners are judged by eye from screenshots of iOS 17 and 18.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey { static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() } }

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private struct StyledGroup: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style
  var body: some View { AnyView(body(style)) }
  private func body<S: GroupBoxStyle>(_ style: S) -> any View { GroupBody(style: style, configuration: configuration) }
}

private struct GroupBody<S: GroupBoxStyle>: View, DynamicHolder {
  let style: S
  let configuration: GroupBoxStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
