import UIKit

/// How forms look.
///
/// - Source: developer.apple.com/documentation/swiftui/formstyle
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// - Source: developer.apple.com/documentation/swiftui/formstyleconfiguration
public struct FormStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/formstyleconfiguration/content-swift.struct
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
  public let content: Content
}

/// Rows in groups, as settings are.
///
/// - Source: developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { FormTable(content: configuration.content) }
}

/// - Source: developer.apple.com/documentation/swiftui/automaticformstyle
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { FormTable(content: configuration.content) }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: any FormStyle { AutomaticFormStyle() } }

extension EnvironmentValues {
  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style) }
}

/// A form of the style of its environment.
struct StyledForm: View {
  let content: AnyView
  @Environment(\.formStyle) private var style

  var body: some View { AnyView(body(style, FormStyleConfiguration(content: .init(view: content)))) }

  private func body<S: FormStyle>(_ style: S, _ configuration: FormStyleConfiguration) -> any View {
    FormStyleBody(style: style, configuration: configuration)
  }
}

private struct FormStyleBody<S: FormStyle>: View, DynamicHolder {
  let style: S
  let configuration: FormStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

private struct FormTable<Content: View>: View {
  let content: Content
  @Environment(\.editMode) private var editMode

  var body: some View {
    // Read here, so that a change of it is heard of.
    let _ = editMode?.wrappedValue
    TableView(content: content, style: .insetGrouped, selection: nil).ignoresSafeArea()
  }
}
