/// How title and subtitle of a button configuration are aligned.
package enum TitleAlignment: String, EnumerationValue {
  case automatic, leading, center, trailing
}
