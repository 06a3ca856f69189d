/// The style of a segmented control, without effect since iOS 7.
package enum SegmentedControlStyle: String, EnumerationValue {
  case plain, bordered, bar, bezeled
}
