import UIKit

/// A date picker with its label, in the environment's style.
struct DatePickerBody: View {
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

/// A view that wraps UIKit's date picker.
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
    // The picker keeps the host's locale if the environment has none.
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
