import UIKit

/// A type that defines the appearance of labeled values.
///
/// - Source: developer.apple.com/documentation/swiftui/labeledcontentstyle
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The values from which the style creates a view.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view of a labeled value.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The values from which a style creates the view of a labeled value.
///
/// - Source: developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration
public struct LabeledContentStyleConfiguration {
  /// A view that displays the label.
  public struct Label: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// A view that displays the value.
  public struct Content: View {
    let content: AnyView
    /// The content of the view.
    public var body: some View { content }
  }

  /// The label that describes the value.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The default style, with the label and the value at the ends of a row.
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
  /// The default style, with the label and the value at the ends of a row.
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

  /// Sets the visibility of labels of controls in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/labelsvisibility(_:)
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
