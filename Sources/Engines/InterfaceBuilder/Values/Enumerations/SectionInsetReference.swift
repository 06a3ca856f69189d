/// What the insets of a flow layout's sections are measured from.
package enum SectionInsetReference: String, EnumerationValue {
  case contentInset, safeArea, layoutMargins
}
