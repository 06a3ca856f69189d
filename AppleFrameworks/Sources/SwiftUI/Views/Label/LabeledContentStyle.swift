import UIKit

/// The look of labeled values.
///
/// - Source: developer.apple.com/documentation/swiftui/labeledcontentstyle
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values that the style makes a view from.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view of a labeled value.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The values from which a style makes the view of a labeled value.
///
/// - Source: developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration
public struct LabeledContentStyleConfiguration {
  /// The label, as a view.
  public struct Label: View {
    let content: AnyView
    /// The view that shows this part.
    public var body: some View { content }
  }

  /// The value, as a view.
  public struct Content: View {
    let content: AnyView
    /// The view that shows this part.
    public var body: some View { content }
  }

  /// What the value is.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The system's choice: the label and the value at the ends of a row.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label and the value at the ends of a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's choice: the label and the value at the ends of a row.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey { static var defaultValue: (any LabeledContentStyle)? { nil } }

extension EnvironmentValues {
  /// A custom style of labeled values.
  var labeledContentStyle: (any LabeledContentStyle)? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

/// The body of a style, with the style's dynamic properties connected.
struct StyledContent<S: LabeledContentStyle>: View, DynamicHolder {
  let style: S
  let configuration: LabeledContentStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the style of labeled values.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/labeledcontentstyle(_:)
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, style is AutomaticLabeledContentStyle ? nil : style)
  }

  /// Sets whether labels of controls in the view are visible.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/labelsvisibility(_:)
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
