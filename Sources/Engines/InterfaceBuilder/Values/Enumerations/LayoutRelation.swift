/// The relation of a constraint; absent is `equal`.
package enum LayoutRelation: String, EnumerationValue {
  case equal, lessThanOrEqual, greaterThanOrEqual
}
