import UIKit

/// How far something has come, or that it goes on.
///
/// - Source: developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  nonisolated(unsafe) let label: Label?
  nonisolated(unsafe) let current: CurrentValueLabel?

  public var body: some View {
    StyledProgress(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: current.map { .init(content: AnyView($0)) }))
  }

  nonisolated fileprivate init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  nonisolated fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }
  nonisolated public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.share(value, total), label: nil, current: nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.share(value, total), label: label(), current: nil)
  }
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.share(value, total), label: label(), current: currentValueLabel())
  }
}

/// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
public struct ProgressViewStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// - Source: developer.apple.com/documentation/swiftui/progressviewstyleconfiguration/currentvaluelabel-swift.struct
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
///
/// - Source: developer.apple.com/documentation/swiftui/progressviewstyle
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum ProgressStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  var progressStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

struct StyledProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressStyle) private var style
  var body: some View { AnyView(body(style)) }
  private func body<S: ProgressViewStyle>(_ style: S) -> any View {
    ProgressBody(style: style, configuration: configuration)
  }
}

struct ProgressBody<S: ProgressViewStyle>: View, DynamicHolder {
  let style: S
  let configuration: ProgressViewStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

/// - Source: developer.apple.com/documentation/swiftui/defaultprogressviewstyle
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      Spinner(configuration: configuration, tint: nil)
    } else {
      ProgressBar(configuration: configuration, tint: nil)
    }
  }
}

/// - Source: developer.apple.com/documentation/swiftui/circularprogressviewstyle
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { Spinner(configuration: configuration, tint: tint) }
}

/// - Source: developer.apple.com/documentation/swiftui/linearprogressviewstyle
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private struct Spinner: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.tint) private var inherited
  @Environment(\.controlSize) private var size

  var body: some View {
    VStack {
      SpinnerControl(tint: tint ?? inherited, isLarge: size == .large || size == .extraLarge)
      configuration.label.applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
    }
  }
}

private struct SpinnerControl: UIViewRepresentable {
  let tint: Color?
  let isLarge: Bool
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    view.startAnimating()
    return view
  }
  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    uiView.style = isLarge ? .large : .medium
    if let tint { uiView.color = tint.resolve(in: context.environment) }
  }
}

private struct ProgressBar: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.tint) private var inherited

  var body: some View {
    VStack(alignment: .leading) {
      configuration.label
      BarControl(fraction: configuration.fractionCompleted ?? 0, tint: tint ?? inherited)
      configuration.currentValueLabel.font(.caption).applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
    }
  }
}

private struct BarControl: UIViewRepresentable {
  let fraction: Double
  let tint: Color?
  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
  func updateUIView(_ uiView: UIProgressView, context: Context) {
    uiView.progressTintColor = tint?.resolve(in: context.environment)
    uiView.setProgress(Float(fraction), animated: context.transaction.animation != nil)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressStyle, style)
  }
}
