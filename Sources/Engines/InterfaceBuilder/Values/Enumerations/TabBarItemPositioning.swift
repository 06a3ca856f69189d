/// How a tab bar's items stand.
package enum TabBarItemPositioning: String, EnumerationValue {
  case automatic, fill, centered
}
