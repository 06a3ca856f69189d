/// What a date picker looks like.
package enum DatePickerStyle: String, EnumerationValue {
  case automatic, wheels, compact, inline
}
