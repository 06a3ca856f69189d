import UIKit

/// Content that is shown below a label while that says so.
///
/// - Source: developer.apple.com/documentation/swiftui/disclosuregroup
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: () -> Content
  @State private var own = false

  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  public var body: some View {
    StyledDisclosure(
      isExpanded: isExpanded ?? $own, label: AnyView(label), content: { AnyView(content()) })
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// How disclosure groups look.
///
/// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyle
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration
public struct DisclosureGroupStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label-swift.struct
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  /// - Source: developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content-swift.struct
  public struct Content: View {
    let view: () -> AnyView
    public var body: some View { view() }
  }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// A label with an arrow, above the content.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { DisclosureBody(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureStyle: any DisclosureGroupStyle {
    get { self[DisclosureStyleKey.self] }
    set { self[DisclosureStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureStyle, style)
  }
}

private struct StyledDisclosure: View {
  let isExpanded: Binding<Bool>
  let label: AnyView
  let content: () -> AnyView
  @Environment(\.disclosureStyle) private var style

  var body: some View {
    AnyView(
      body(
        style,
        DisclosureGroupStyleConfiguration(
          label: .init(view: label), content: .init(view: content), isExpanded: isExpanded)))
  }

  private func body<S: DisclosureGroupStyle>(_ style: S, _ configuration: DisclosureGroupStyleConfiguration)
    -> any View
  {
    DisclosureStyleBody(style: style, configuration: configuration)
  }
}

private struct DisclosureStyleBody<S: DisclosureGroupStyle>: View, DynamicHolder {
  let style: S
  let configuration: DisclosureGroupStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private struct DisclosureBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isExpanded = configuration.$isExpanded
    let isOpen = configuration.isExpanded
    let row = HStack {
      configuration.label
      Spacer()
      Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(Color.accentColor)
        .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
        .accessibilityHidden(true)
    }
    let toggle: @MainActor () -> Void = { withAnimation { isExpanded.wrappedValue.toggle() } }
    if isInList {
      // Further rows of the list, indented.
      row.applying(TraitModifier<RowActionTrait>(value: RowAction(action: toggle, showsArrow: false)))
      if isOpen { configuration.content.padding(.leading, 16) }
    } else {
      VStack(spacing: 0) {
        Button(action: toggle) { row.contentShape(Rectangle()) }.buttonStyle(.plain)
        if isOpen { configuration.content }
      }
    }
  }
}
