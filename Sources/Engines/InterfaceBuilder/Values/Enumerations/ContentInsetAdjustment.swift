/// How a scroll view adds the safe area to its insets.
package enum ContentInsetAdjustment: String, EnumerationValue {
  case automatic, scrollableAxes, never, always
}
