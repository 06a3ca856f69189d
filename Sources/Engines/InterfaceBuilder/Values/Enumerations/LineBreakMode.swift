/// How lines break.
package enum LineBreakMode: String, EnumerationValue {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
}
