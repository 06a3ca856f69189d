/// `datePicker`: UIDatePicker. Intervals are in minutes, the countdown in seconds.
package enum DatePickerElement {
  package static let datePickerMode = Property<DatePickerMode>("datePickerMode")
  package static let style = Property<DatePickerStyle>("style")
  package static let minuteInterval = Property<Int>("minuteInterval")
  package static let useCurrentDate = Property<Bool>("useCurrentDate")
  package static let countDownDuration = Property<Double>("countDownDuration")
  package static let locale = Property<LocaleName>("locale")
  package static let roundsToMinuteInterval = Property<Bool>("roundsToMinuteInterval")
  package static let date = Property<DateValue>("date")
  package static let minimumDate = Property<DateValue>("minimumDate")
  package static let maximumDate = Property<DateValue>("maximumDate")
  package static let timeZone = Property<TimeZoneName>("timeZone")

  package static let schema = ElementSchema(
    "datePicker", className: "UIDatePicker", extends: ControlElement.schema,
    [
      datePickerMode.rule, style.rule, minuteInterval.rule, useCurrentDate.rule, countDownDuration.rule, locale.rule,
      roundsToMinuteInterval.rule, date.rule, minimumDate.rule, maximumDate.rule, timeZone.rule,
    ])
}
