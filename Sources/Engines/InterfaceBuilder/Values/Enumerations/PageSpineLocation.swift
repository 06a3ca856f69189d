/// Where the spine of a page controller is.
package enum PageSpineLocation: String, EnumerationValue {
  case none, min, mid, max
}
