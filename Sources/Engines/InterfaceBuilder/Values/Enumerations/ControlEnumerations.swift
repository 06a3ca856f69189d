/// The style of an activity indicator. The last three cases are from before iOS 13.
package enum ActivityIndicatorStyle: String, EnumerationValue {
  case medium, large, white, whiteLarge, gray
}

/// The kind of value that a date picker selects.
package enum DatePickerMode: String, EnumerationValue {
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}

/// The style of a date picker.
package enum DatePickerStyle: String, EnumerationValue {
  case automatic, wheels, compact, inline
}

/// The horizontal alignment of a control's content.
package enum HorizontalAlignment: String, EnumerationValue {
  case center, left, right, fill, leading, trailing
}

/// The background of a page control.
package enum PageControlBackgroundStyle: String, EnumerationValue {
  case automatic, prominent, minimal
}

/// The style of a progress view.
package enum ProgressViewStyle: String, EnumerationValue {
  case `default`, bar
}

/// The style of a segmented control, which has no effect since iOS 7.
package enum SegmentedControlStyle: String, EnumerationValue {
  case plain, bordered, bar, bezeled
}

/// The style of a switch.
package enum SwitchStyle: String, EnumerationValue {
  case automatic, checkbox, sliding
}

/// The vertical alignment of a control's content.
package enum VerticalAlignment: String, EnumerationValue {
  case center, top, bottom, fill
}
