import UIKit

/// A control that displays a calendar for selecting several days.
///
/// - Source: developer.apple.com/documentation/swiftui/multidatepicker
public struct MultiDatePicker<Label: View>: View {
  nonisolated(unsafe) let label: Label
  let selection: Binding<Set<DateComponents>>
  let bounds: DateInterval?

  nonisolated init(label: Label, selection: Binding<Set<DateComponents>>, bounds: DateInterval? = nil) {
    self.label = label
    self.selection = selection
    self.bounds = bounds
  }

  /// The content of the view.
  public var body: some View {
    CalendarControl(selection: selection, bounds: bounds)
  }
}

extension MultiDatePicker {
  /// Creates a calendar with a label, which is not displayed.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), selection: selection)
  }

  /// Creates a calendar of the days in a range, with a label, which is not displayed.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, bounds: DateInterval(start: bounds.lowerBound, end: bounds.upperBound))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a calendar with a localized title, which is not displayed.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/multidatepicker/init(_:selection:)
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(label: Text(titleKey), selection: selection)
  }

  /// Creates a calendar with an unlocalized title, which is not displayed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(label: Text(title), selection: selection)
  }

  /// Creates a calendar of the days in a range, with a localized title, which is not displayed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      label: Text(titleKey), selection: selection,
      bounds: DateInterval(start: bounds.lowerBound, end: bounds.upperBound))
  }
}

/// A view that wraps UIKit's calendar.
private struct CalendarControl: UIViewRepresentable {
  let selection: Binding<Set<DateComponents>>
  let bounds: DateInterval?

  @MainActor
  final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
    var owner: CalendarControl
    init(_ owner: CalendarControl) { self.owner = owner }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      owner.selection.wrappedValue.insert(dateComponents)
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      let day = (dateComponents.year, dateComponents.month, dateComponents.day)
      owner.selection.wrappedValue = owner.selection.wrappedValue.filter { ($0.year, $0.month, $0.day) != day }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
    return view
  }

  func updateUIView(_ uiView: UICalendarView, context: Context) {
    context.coordinator.owner = self
    uiView.calendar = context.environment.calendar
    uiView.locale = context.environment.locale
    uiView.timeZone = context.environment.timeZone
    uiView.tintColor = context.environment.accent
    if let bounds { uiView.availableDateRange = bounds }
    guard let days = uiView.selectionBehavior as? UICalendarSelectionMultiDate else { return }
    func day(_ components: DateComponents) -> [Int?] { [components.year, components.month, components.day] }
    let wanted = selection.wrappedValue
    if Set(days.selectedDates.map(day)) != Set(wanted.map(day)) {
      days.selectedDates = wanted.sorted { first, second in
        (first.year ?? 0, first.month ?? 0, first.day ?? 0) < (second.year ?? 0, second.month ?? 0, second.day ?? 0)
      }
    }
  }
}
