import UIKit

/// What a button is for.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  let kind: Int
  public static let destructive = ButtonRole(kind: 0)
  public static let cancel = ButtonRole(kind: 1)
  public static let close = ButtonRole(kind: 2)
  public static let confirm = ButtonRole(kind: 3)
}

/// A control that does something when it is tapped.
///
/// - Source: developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View {
  let role: ButtonRole?
  nonisolated(unsafe) let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label

  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    StyledButton(role: role, action: action, label: AnyView(label))
  }
}

extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

/// How buttons look and when they act.
///
/// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyle
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  nonisolated(unsafe) let action: @MainActor () -> Void
  @MainActor public func trigger() { action() }
}

/// How buttons look.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonstyle
@preconcurrency @MainActor
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// - Source: developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
  /// - Source: developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label-swift.struct
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A style of either kind, in the environment.
enum AnyButtonStyle {
  case style(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { .primitive(DefaultButtonStyle()) }
}

private enum ButtonShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonShapeKey.self] }
    set { self[ButtonShapeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .style(style))
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .primitive(style))
  }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// The outline of buttons that have one.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonbordershape
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule
    case rounded(CGFloat?)
    case circle
  }
  let kind: Kind
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
  public static let circle = ButtonBorderShape(kind: .circle)

  func shape(_ size: ControlSize) -> AnyShape {
    switch kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? standard(size)))
    case .automatic:
      size == .mini || size == .small ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: standard(size)))
    }
  }

  /// As filled and tinted buttons of UIKit's have them: dynamic corners of 7 points, 12 for large ones.
  private func standard(_ size: ControlSize) -> CGFloat { size == .large || size == .extraLarge ? 12 : 7 }
}

/// A button with the style of its environment.
struct StyledButton: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  @Environment(\.buttonStyle) private var style
  @Environment(\.isListingItems) private var isListed
  @Environment(\.buttonShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled

  @ViewBuilder var body: some View {
    if isListed {
      let (role, action) = (role, action)
      ListedEntry(label: label) { words, environment in
        .action(MenuItem.Action(words: words, role: role, isEnabled: environment.isEnabled, action: action))
      }
    } else if let shortcut {
      styled.preference(
        key: ShortcutsKey.self, value: isEnabled ? [ShortcutAction(shortcut: shortcut, action: action)] : [])
    } else {
      styled
    }
  }

  @ViewBuilder private var styled: some View {
    switch style {
    case .primitive(let style):
      AnyView(
        primitive(
          style,
          PrimitiveButtonStyleConfiguration(
            role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action)))
    case .style(let style): AnyView(styled(style))
    }
  }

  private func primitive<S: PrimitiveButtonStyle>(_ style: S, _ configuration: PrimitiveButtonStyleConfiguration)
    -> any View
  {
    PrimitiveStyleBody(style: style, configuration: configuration)
  }

  private func styled<S: ButtonStyle>(_ style: S) -> any View {
    PressableButton(style: style, role: role, action: action, label: label)
  }
}

struct PrimitiveStyleBody<S: PrimitiveButtonStyle>: View, DynamicHolder {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration
  var body: some View {
    style.makeBody(configuration: configuration).environment(\.buttonStyle, .primitive(DefaultButtonStyle()))
  }
}

/// A button whose style shows whether it is pressed.
struct PressableButton<S: ButtonStyle>: View, DynamicHolder {
  let style: S
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  @State private var isPressed = false

  var body: some View {
    ButtonBody(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed)
    )
    .applying(PressModifier(action: action, press: { isPressed = $0 }))
  }
}

struct ButtonBody<S: ButtonStyle>: View, DynamicHolder {
  let style: S
  let configuration: ButtonStyleConfiguration
  var body: some View { style.makeBody(configuration: configuration) }
}

/// Makes a control of what it is applied to.
struct PressModifier: EffectModifier {
  let action: @MainActor () -> Void
  let press: (Bool) -> Void
  func makeView() -> PressView { PressView() }
  func configure(_ view: PressView, _ box: EffectBox<Self>) {
    view.control.action = action
    view.control.press = press
    view.control.isEnabled = box.environment.isEnabled
    view.control.setMenu(box.environment.buttonMenu)
    view.control.frame = CGRect(origin: .zero, size: box.frame.size)
  }
}

/// Where a button lies: around the control that takes its touches, which holds its content.
final class PressView: PassingView {
  let control = PressControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(control)
  }
  required init?(coder: NSCoder) { fatalError("no file has a button of SwiftUI's") }

  override var contentView: UIView { control }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds
  }
}

/// Takes the touches of a button.
final class PressControl: UIControl {
  var action: @MainActor () -> Void = {}
  var press: (Bool) -> Void = { _ in }
  private var openedMenu: ButtonMenu?

  func setMenu(_ menu: ButtonMenu?) {
    openedMenu = menu
    isContextMenuInteractionEnabled = menu != nil
    showsMenuAsPrimaryAction = menu?.isPrimary ?? false
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = openedMenu.flatMap({ MenuElements.menu($0.items()) }) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { fatalError("no file has a button of SwiftUI's") }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { press(isHighlighted) } }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    _ = super.beginTracking(touch, with: event)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isInside = isTouchInside
    super.endTracking(touch, with: event)
    if isInside { action() }
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    action()
    return true
  }

  /// The words of its content, where nothing else is said.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? ContentWords.of(self) }
    set { super.accessibilityLabel = newValue }
  }

  /// What its content would be hit at is the control's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, isEnabled else { return nil }
    return bounds.contains(point) ? self : nil
  }
}

/// What a screen reader says of views that are one.
@MainActor
enum ContentWords {
  static func of(_ view: UIView, except left: UIView? = nil) -> String {
    var words: [String] = []
    collect(view, except: left, into: &words)
    return words.joined(separator: ", ")
  }

  private static func collect(_ view: UIView, except left: UIView?, into words: inout [String]) {
    for subview in view.subviews where !subview.isHidden && subview !== left {
      if let label = subview as? UILabel, let text = label.text, !text.isEmpty {
        words.append(text)
      } else if subview.isAccessibilityElement, let label = subview.accessibilityLabel {
        words.append(label)
      } else {
        collect(subview, except: left, into: &words)
      }
    }
  }
}

// MARK: Styles of the system's

/// - Source: developer.apple.com/documentation/swiftui/defaultbuttonstyle
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: TintedLabelStyle(), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

/// - Source: developer.apple.com/documentation/swiftui/borderlessbuttonstyle
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: TintedLabelStyle(), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

/// - Source: developer.apple.com/documentation/swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: PlainLabelStyle(), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

/// - Source: developer.apple.com/documentation/swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: BorderedLabelStyle(isProminent: false), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

/// - Source: developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: BorderedLabelStyle(isProminent: true), role: configuration.role, action: configuration.action,
      label: AnyView(configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The tint for what a button says; fainter while it is pressed.
struct TintedLabelStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .applying(DefaultForeground(style: AnyShapeStyle(color(configuration))))
      .opacity(configuration.isPressed ? 0.2 : 1)
  }

  private func color(_ configuration: Configuration) -> Color {
    guard isEnabled else { return Color(.tertiaryLabel) }
    return configuration.role == .destructive ? .red : .accentColor
  }
}

/// A foreground that is the content's own unless it sets one.
struct DefaultForeground: EnvironmentModifier {
  let style: AnyShapeStyle
  func apply(to values: inout EnvironmentValues) { values.foregroundStyles = ForegroundStyles(styles: [style]) }
}

struct PlainLabelStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : isEnabled ? 1 : 0.5)
  }
}

struct BorderedLabelStyle: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  func makeBody(configuration: Configuration) -> some View {
    let tint: Color = configuration.role == .destructive ? .red : .accentColor
    let isFilled = isProminent && isEnabled
    configuration.label
      .font(size == .mini || size == .small ? .subheadline : .body)
      .applying(
        DefaultForeground(
          style: AnyShapeStyle(!isEnabled ? Color(.tertiaryLabel) : isProminent ? Color.white : tint))
      )
      .padding(.horizontal, horizontal)
      .padding(.vertical, vertical)
      .background(
        isFilled ? AnyShapeStyle(tint) : AnyShapeStyle(isEnabled ? tint.opacity(0.15) : Color(.tertiarySystemFill)),
        in: shape.shape(size)
      )
      .opacity(configuration.isPressed ? 0.75 : 1)
  }

  /// The insets of UIKit's configured buttons: 12 and 7 points, 10 and 4 for small ones, 20 and 14 for large ones.
  private var horizontal: CGFloat {
    size == .mini || size == .small ? 10 : size == .large || size == .extraLarge ? 20 : 12
  }
  private var vertical: CGFloat { size == .mini || size == .small ? 4 : size == .large || size == .extraLarge ? 14 : 7 }
}
