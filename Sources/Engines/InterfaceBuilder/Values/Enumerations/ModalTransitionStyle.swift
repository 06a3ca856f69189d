/// How a presented controller comes.
package enum ModalTransitionStyle: String, EnumerationValue {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
