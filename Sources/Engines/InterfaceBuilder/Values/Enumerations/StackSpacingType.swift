/// Whether the system chooses the spacing of a stack.
package enum StackSpacingType: String, EnumerationValue {
  case standard, constant
}
