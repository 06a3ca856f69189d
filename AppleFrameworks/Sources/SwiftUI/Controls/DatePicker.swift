import UIKit

/// Which parts of a date can be chosen.
///
/// - Source: developer.apple.com/documentation/swiftui/datepickercomponents
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date, a time, or both.
///
/// - Source: developer.apple.com/documentation/swiftui/datepicker
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  nonisolated(unsafe) let label: Label

  fileprivate nonisolated init(
    _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  public var body: some View {
    DatePickerBody(
      selection: selection, earliest: earliest, latest: latest, components: components, label: AnyView(label))
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

/// How date pickers look.
///
/// - Source: developer.apple.com/documentation/swiftui/datepickerstyle
@MainActor
public protocol DatePickerStyle {}

/// - Source: developer.apple.com/documentation/swiftui/defaultdatepickerstyle
public struct DefaultDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
/// The date and the time in words, which a tap opens.
///
/// - Source: developer.apple.com/documentation/swiftui/compactdatepickerstyle
public struct CompactDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
/// A calendar.
///
/// - Source: developer.apple.com/documentation/swiftui/graphicaldatepickerstyle
public struct GraphicalDatePickerStyle: DatePickerStyle { nonisolated public init() {} }
/// - Source: developer.apple.com/documentation/swiftui/wheeldatepickerstyle
public struct WheelDatePickerStyle: DatePickerStyle { nonisolated public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerKindKey: EnvironmentKey { static var defaultValue: UIDatePickerStyle { .compact } }

extension EnvironmentValues {
  var datePickerKind: UIDatePickerStyle {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let kind: UIDatePickerStyle =
      switch S.self {
      case is GraphicalDatePickerStyle.Type: .inline
      case is WheelDatePickerStyle.Type: .wheels
      default: .compact
      }
    return environment(\.datePickerKind, kind)
  }
}

private struct DatePickerBody: View {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  let label: AnyView
  @Environment(\.datePickerKind) private var kind
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    let control = DateControl(
      selection: selection, earliest: earliest, latest: latest, components: components, kind: kind)
    if kind == .compact, labels != .hidden {
      HStack {
        label
        Spacer()
        control
      }
    } else {
      control
    }
  }
}

private struct DateControl: UIViewRepresentable {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  let kind: UIDatePickerStyle

  @MainActor
  final class Coordinator {
    var selection: Binding<Date>
    init(_ selection: Binding<Date>) { self.selection = selection }
  }

  func makeCoordinator() -> Coordinator { Coordinator(selection) }

  func makeUIView(context: Context) -> UIDatePicker {
    let view = UIDatePicker()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let view { coordinator.selection.wrappedValue = view.date } }, for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UIDatePicker, context: Context) {
    let environment = context.environment
    context.coordinator.selection = selection
    if uiView.preferredDatePickerStyle != kind { uiView.preferredDatePickerStyle = kind }
    let mode: UIDatePicker.Mode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    if uiView.datePickerMode != mode { uiView.datePickerMode = mode }
    if uiView.minimumDate != earliest { uiView.minimumDate = earliest }
    if uiView.maximumDate != latest { uiView.maximumDate = latest }
    // An environment that says nothing leaves the picker the host's.
    if !environment.locale.identifier.isEmpty, uiView.locale != environment.locale {
      uiView.locale = environment.locale
    }
    if uiView.calendar != environment.calendar { uiView.calendar = environment.calendar }
    if uiView.timeZone != environment.timeZone { uiView.timeZone = environment.timeZone }
    if uiView.isEnabled != environment.isEnabled { uiView.isEnabled = environment.isEnabled }
    uiView.tintColor = environment.accent
    let date = selection.wrappedValue
    if uiView.date != date { uiView.setDate(date, animated: context.transaction.animation != nil) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
    let own = uiView.sizeThatFits(.zero)
    return kind == .compact ? own : CGSize(width: max(own.width, proposal.width ?? own.width), height: own.height)
  }
}
