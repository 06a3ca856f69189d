/// How large an activity indicator is; the last three are the names of before iOS 13.
package enum ActivityIndicatorStyle: String, EnumerationValue {
  case medium, large, white, whiteLarge, gray
}

/// What a date picker picks.
package enum DatePickerMode: String, EnumerationValue {
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}

/// What a date picker looks like.
package enum DatePickerStyle: String, EnumerationValue {
  case automatic, wheels, compact, inline
}

/// How a control's content stands in its width.
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

/// The style of a segmented control, without effect since iOS 7.
package enum SegmentedControlStyle: String, EnumerationValue {
  case plain, bordered, bar, bezeled
}

/// The style of a switch.
package enum SwitchStyle: String, EnumerationValue {
  case automatic, checkbox, sliding
}

/// How a control's content stands in its height.
package enum VerticalAlignment: String, EnumerationValue {
  case center, top, bottom, fill
}
