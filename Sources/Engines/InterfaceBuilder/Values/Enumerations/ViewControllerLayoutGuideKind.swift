/// Which guide of a controller of before the safe area.
package enum ViewControllerLayoutGuideKind: String, EnumerationValue {
  case top, bottom
}
