/// The direction of a paragraph.
package enum WritingDirection: String, EnumerationValue {
  case natural, leftToRight, rightToLeft
}
