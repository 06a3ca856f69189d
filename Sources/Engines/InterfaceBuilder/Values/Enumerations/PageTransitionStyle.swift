/// How a page controller turns pages.
package enum PageTransitionStyle: String, EnumerationValue {
  case pageCurl, scroll
}
