/// What a selected cell looks like.
package enum CellSelectionStyle: String, EnumerationValue {
  case none, blue, gray, `default`
}
