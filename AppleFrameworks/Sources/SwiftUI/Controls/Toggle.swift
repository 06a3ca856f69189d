@_spi(Host) import UIKit

/// A switch.
///
/// - Source: developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  nonisolated(unsafe) let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    StyledToggle(
      configuration: ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

/// - Source: developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/togglestyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How toggles look.
///
/// - Source: developer.apple.com/documentation/swiftui/togglestyle
@preconcurrency @MainActor
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum ToggleStyleKey: EnvironmentKey { static var defaultValue: any ToggleStyle { SwitchToggleStyle() } }

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

struct StyledToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style
  @Environment(\.isListingItems) private var isListed
  @ViewBuilder var body: some View {
    if isListed {
      let isOn = configuration.$isOn
      let current = configuration.isOn
      ListedEntry(label: configuration.label) { words, environment in
        .action(
          MenuItem.Action(words: words, isEnabled: environment.isEnabled, isOn: current) { isOn.wrappedValue.toggle() })
      }
    } else {
      AnyView(body(style))
    }
  }
  private func body<S: ToggleStyle>(_ style: S) -> any View { ToggleBody(style: style, configuration: configuration) }
}

struct ToggleBody<S: ToggleStyle>: View, DynamicHolder {
  let style: S
  let configuration: ToggleStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

/// - Source: developer.apple.com/documentation/swiftui/switchtogglestyle
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.tint) private var inherited
  @Environment(\.isInList) private var isInList
  @Environment(\.design) private var design

  /// What a control takes of a list's row, in points: rows with a switch are as high as those without, 44 with the insets of 11 above
  /// and below, and 51 with those of 15. Read off pictures of iOS 18 and 26.
  private var heightInRow: CGFloat {
    let measures = ListMeasures.of(design)
    return measures.rowHeight - measures.rowInsets.vertical
  }

  /// What a switch counts for where its frame reaches beyond that, at the trailing side: in rows, and since iOS 26 everywhere.
  private var width: CGFloat? {
    switch design {
    case .iOS13: isInList ? 49 : nil
    case .iOS26: 61
    }
  }

  var body: some View {
    let control = SwitchControl(isOn: configuration.$isOn, tint: tint ?? inherited)
      .frame(width: width, alignment: .leading)
    if labels == .hidden {
      control
    } else {
      HStack {
        // The switch says its words.
        configuration.label.accessibilityHidden(true)
        Spacer()
        control.frame(height: isInList ? heightInRow : nil)
      }
      .applying(LabeledControlModifier())
    }
  }
}

private struct SwitchControl: UIViewRepresentable {
  let isOn: Binding<Bool>
  let tint: Color?

  final class Coordinator {
    var isOn: Binding<Bool>
    init(_ isOn: Binding<Bool>) { self.isOn = isOn }
  }

  func makeCoordinator() -> Coordinator { Coordinator(isOn) }
  func makeUIView(context: Context) -> UISwitch {
    let view = LabeledSwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let view { coordinator.isOn.wrappedValue = view.isOn } }, for: .valueChanged)
    return view
  }
  func updateUIView(_ uiView: UISwitch, context: Context) {
    context.coordinator.isOn = isOn
    uiView.isEnabled = context.environment.isEnabled
    uiView.onTintColor = tint?.resolve(in: context.environment)
    let value = isOn.wrappedValue
    if uiView.isOn != value {
      uiView.setOn(value, animated: context.transaction.animation != nil && uiView.window != nil)
    }
  }
  /// All of what is drawn, and not only what Auto Layout goes by.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
    uiView.frame(forAlignmentRect: CGRect(origin: .zero, size: uiView.intrinsicContentSize)).size
  }
}

/// Around a control and its label, which are one thing for whoever does not see them.
private final class LabeledControlView: PassingView {}

private struct LabeledControlModifier: EffectModifier {
  func makeView() -> LabeledControlView { LabeledControlView() }
  func configure(_ view: LabeledControlView, _ box: EffectBox<Self>) {}
}

/// A switch that is called as its label says.
private final class LabeledSwitch: UISwitch {
  override var accessibilityLabel: String? {
    get {
      if let label = super.accessibilityLabel { return label }
      let views = sequence(first: self as UIView, next: \.superview)
      return views.first { $0 is LabeledControlView }.map { ContentWords.of($0, except: self) }
    }
    set { super.accessibilityLabel = newValue }
  }
}

/// A toggle that is a button: filled with the tint while it is on.
///
/// - Source: developer.apple.com/documentation/swiftui/buttontogglestyle
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label.padding(.horizontal, 12).padding(.vertical, 7)
        .background(
          isOn ? AnyShapeStyle(Color.accentColor.opacity(0.15)) : AnyShapeStyle(Color.clear),
          in: RoundedRectangle(cornerRadius: 7))
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// - Source: developer.apple.com/documentation/swiftui/defaulttogglestyle
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration, tint: nil) }
}

extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}
