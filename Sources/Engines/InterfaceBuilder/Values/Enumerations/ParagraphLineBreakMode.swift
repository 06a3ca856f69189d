/// How the lines of a paragraph style break.
package enum ParagraphLineBreakMode: String, EnumerationValue {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}
