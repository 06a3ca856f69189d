/// Which guide of its view a `viewLayoutGuide` is.
package enum LayoutGuideKind: String, EnumerationValue {
  case safeArea, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent, keyboard
}
