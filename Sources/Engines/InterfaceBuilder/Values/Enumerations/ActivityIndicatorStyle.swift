/// How large an activity indicator is; the last three are the names of before iOS 13.
package enum ActivityIndicatorStyle: String, EnumerationValue {
  case medium, large, white, whiteLarge, gray
}
