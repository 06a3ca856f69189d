import UIKit

/// A choice among views, by their tags.
///
/// - Source: developer.apple.com/documentation/swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
  /// What stands for the choice where the style shows one.
  let current: AnyView?

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = PickerSelection(selection)
    self.label = label()
    self.content = content()
    current = nil
  }
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.selection = PickerSelection(selection)
    self.label = label()
    self.content = content()
    current = AnyView(currentValueLabel())
  }
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = PickerSelection(selection)
    self.label = label
    self.content = content()
    current = nil
  }
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = PickerSelection(sources, selection)
    self.label = label()
    self.content = content()
    current = nil
  }

  public var body: some View {
    PickerBody(selection: selection, label: AnyView(label), content: AnyView(content), current: current)
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// How pickers look.
///
/// - Source: developer.apple.com/documentation/swiftui/pickerstyle
@MainActor
public protocol PickerStyle {}

/// A menu.
///
/// - Source: developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle { nonisolated public init() {} }
/// A button with the choice, which opens a menu.
///
/// - Source: developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} }
/// - Source: developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }
/// - Source: developer.apple.com/documentation/swiftui/wheelpickerstyle
public struct WheelPickerStyle: PickerStyle { nonisolated public init() {} }
/// Rows of the list that it is in, with a mark beside the choice; elsewhere a wheel.
///
/// - Source: developer.apple.com/documentation/swiftui/inlinepickerstyle
public struct InlinePickerStyle: PickerStyle { nonisolated public init() {} }
/// A row with the choice, which opens a page with all options.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationlinkpickerstyle
public struct NavigationLinkPickerStyle: PickerStyle { nonisolated public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { MenuPickerStyle() } }
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

enum PickerKind { case automatic, menu, segmented, wheel, inline, page }

private enum PickerKindKey: EnvironmentKey { static var defaultValue: PickerKind { .automatic } }

extension EnvironmentValues {
  var pickerKind: PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let kind: PickerKind =
      switch S.self {
      case is MenuPickerStyle.Type: .menu
      case is SegmentedPickerStyle.Type: .segmented
      case is WheelPickerStyle.Type: .wheel
      case is InlinePickerStyle.Type: .inline
      case is NavigationLinkPickerStyle.Type: .page
      default: .automatic
      }
    return environment(\.pickerKind, kind)
  }
}

struct PickerBody: View {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  let current: AnyView?
  @Environment(\.pickerKind) private var kind
  @Environment(\.isListingItems) private var isListed
  @Environment(\.isInList) private var isInList
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.font) private var font

  var body: some View {
    let (selection, label, content, current) = (selection, label, content, current)
    let (kind, isListed, isInList, hidesLabel) = (kind, isListed, isInList, labels == .hidden)
    // Wheels have the words of UIKit's: 23.5 points.
    let isWheel = !isListed && (kind == .wheel || kind == .inline && !isInList)
    let options = isWheel && font == nil ? AnyView(content.font(.system(size: 23.5))) : content
    OptionViews(content: options) { options in
      if isListed {
        ListedPicker(options: options, selection: selection, label: label, isSubmenu: kind == .menu)
      } else {
        switch kind {
        case .automatic, .menu:
          MenuPicker(
            options: options, selection: selection, label: label, current: current, isRow: isInList && !hidesLabel)
        case .segmented: SegmentedPicker(options: options, selection: selection)
        case .inline where isInList:
          InlinePicker(options: options, selection: selection, label: hidesLabel ? nil : label)
        case .wheel, .inline: WheelPicker(options: options, selection: selection)
        case .page:
          PagePicker(
            options: options, selection: selection, label: label, content: content, current: current)
        }
      }
    }
  }
}

/// A picker in a menu: its options with a mark, or a menu with them.
private struct ListedPicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  let label: AnyView
  let isSubmenu: Bool

  var body: some View {
    let selection = selection
    let items = options.map { option in
      MenuItem.action(
        MenuItem.Action(words: option.words, isOn: selection.contains(option)) { selection.choose(option) })
    }
    let isSubmenu = isSubmenu
    ListedEntry(label: label) { words, _ in isSubmenu ? .submenu(words, items) : .section(LabelWords(), items) }
  }
}

/// A button with the choice, or a row of a list with a label and the choice, that opens a menu.
private struct MenuPicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  let label: AnyView
  let current: AnyView?
  let isRow: Bool

  var body: some View {
    let (options, selection) = (options, selection)
    let chosen = options.first { selection.contains($0) }
    let value = MenuPickerValue(words: chosen?.words ?? LabelWords(), current: current)
    Group {
      if isRow {
        StyledButton(
          role: nil, action: {},
          label: AnyView(
            HStack {
              label.applying(DefaultForeground(style: AnyShapeStyle(Color.primary)))
              Spacer()
              value.applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
            })
        )
        .environment(\.buttonStyle, .style(PlainLabelStyle()))
      } else {
        StyledButton(role: nil, action: {}, label: AnyView(value))
      }
    }
    .environment(
      \.buttonMenu,
      ButtonMenu(isPrimary: true) {
        options.map { option in
          .action(MenuItem.Action(words: option.words, isOn: selection.contains(option)) { selection.choose(option) })
        }
      })
  }
}

private struct MenuPickerValue: View {
  let words: LabelWords
  let current: AnyView?
  var body: some View {
    HStack(spacing: 5) {
      if let current {
        current
      } else {
        if let image = words.image { Image(uiImage: image) }
        if let title = words.title { Text(verbatim: title).lineLimit(1) }
      }
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).font(.footnote.weight(.medium))
    }
  }
}

private struct InlinePicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  let label: AnyView?

  var body: some View {
    if let label { label.applying(DefaultForeground(style: AnyShapeStyle(Color.secondary))) }
    ForEach(options) { option in PickerRow(option: option, selection: selection) }
  }
}

private struct PickerRow: View {
  let option: PickerOption
  let selection: PickerSelection

  var body: some View {
    let (option, selection) = (option, selection)
    let isChosen = selection.contains(option)
    HStack {
      BoxView(box: option.box)
      Spacer()
      Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(Color.accentColor)
        .opacity(isChosen ? 1 : 0).accessibilityHidden(!isChosen)
    }
    .applying(TraitModifier<RowActionTrait>(value: RowAction(action: { selection.choose(option) }, showsArrow: false)))
    .accessibilityAddTraits(isChosen ? [.isSelected] : [])
  }
}

/// A row that opens a page with all options.
private struct PagePicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  let current: AnyView?
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList

  var body: some View {
    let (navigation, label, content, selection) = (navigation, label, content, selection)
    let chosen = options.first { selection.contains($0) }
    let action: @MainActor () -> Void = {
      navigation?.push(AnyView(PickerPage(selection: selection, label: label, content: content)))
    }
    let row = HStack {
      label.applying(DefaultForeground(style: AnyShapeStyle(Color.primary)))
      Spacer()
      Group {
        if let current { current } else if let title = chosen?.words.title { Text(verbatim: title) }
      }
      .applying(DefaultForeground(style: AnyShapeStyle(Color.secondary)))
    }
    if isInList {
      row.applying(TraitModifier<RowActionTrait>(value: RowAction(action: action, showsArrow: true)))
    } else {
      Button(action: action) { row }
    }
  }
}

private struct PickerPage: View {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let (selection, dismiss) = (selection, dismiss)
    List {
      PickerBody(
        selection: PickerSelection(isSelected: selection.isSelected) {
          selection.select($0)
          dismiss()
        }, label: label, content: content, current: nil
      )
      .environment(\.pickerKind, .inline)
      .labelsHidden()
    }
    .applying(WordsAsTitle(label: label))
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The page's title is what a label says.
private struct WordsAsTitle: PrimitiveModifier {
  let label: AnyView
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      OptionViews(content: view.modifier.label) { options in
        view.content.navigationTitle(Text(verbatim: options.first?.words.title ?? ""))
      }
    }
  }
}

// MARK: UIKit's controls

private struct SegmentedPicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  var body: some View {
    SegmentedControl(
      options: options, selection: selection, chosen: options.firstIndex { selection.contains($0) })
  }
}

private struct SegmentedControl: UIViewRepresentable {
  let options: [PickerOption]
  let selection: PickerSelection
  let chosen: Int?

  @MainActor
  final class Coordinator {
    var owner: SegmentedControl
    init(_ owner: SegmentedControl) { self.owner = owner }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISegmentedControl {
    let view = UISegmentedControl()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let view, coordinator.owner.options.indices.contains(view.selectedSegmentIndex) else { return }
        coordinator.owner.selection.choose(coordinator.owner.options[view.selectedSegmentIndex])
      }, for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UISegmentedControl, context: Context) {
    context.coordinator.owner = self
    while uiView.numberOfSegments > options.count {
      uiView.removeSegment(at: uiView.numberOfSegments - 1, animated: false)
    }
    for (index, option) in options.enumerated() {
      if index >= uiView.numberOfSegments { uiView.insertSegment(withTitle: nil, at: index, animated: false) }
      // A segment has words or a picture.
      if let title = option.words.title {
        if uiView.titleForSegment(at: index) != title { uiView.setTitle(title, forSegmentAt: index) }
      } else {
        uiView.setImage(option.words.image, forSegmentAt: index)
      }
    }
    uiView.isEnabled = context.environment.isEnabled
    let index = chosen ?? UISegmentedControl.noSegment
    if uiView.selectedSegmentIndex != index { uiView.selectedSegmentIndex = index }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}

private struct WheelPicker: View {
  let options: [PickerOption]
  let selection: PickerSelection
  var body: some View {
    WheelControl(options: options, selection: selection, chosen: options.firstIndex { selection.contains($0) })
  }
}

private struct WheelControl: UIViewRepresentable {
  let options: [PickerOption]
  let selection: PickerSelection
  let chosen: Int?

  @MainActor
  final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var owner: WheelControl
    init(_ owner: WheelControl) { self.owner = owner }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { owner.options.count }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
      -> UIView
    {
      BoxHolder(owner.options[row].box)
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      guard owner.options.indices.contains(row) else { return }
      owner.selection.choose(owner.options[row])
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIPickerView {
    let view = UIPickerView()
    view.dataSource = context.coordinator
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UIPickerView, context: Context) {
    let old = context.coordinator.owner.options
    context.coordinator.owner = self
    let isSame =
      old.count == options.count
      && zip(old, options).allSatisfy { $0.box === $1.box && $0.words.title == $1.words.title }
    if !isSame { uiView.reloadAllComponents() }
    uiView.isUserInteractionEnabled = context.environment.isEnabled
    uiView.alpha = context.environment.isEnabled ? 1 : 0.5
    if let chosen, uiView.selectedRow(inComponent: 0) != chosen {
      uiView.selectRow(chosen, inComponent: 0, animated: uiView.window != nil)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}
