/// What a date picker picks.
package enum DatePickerMode: String, EnumerationValue {
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}
