/// Where a button configuration's image stands.
package enum ImagePlacement: String, EnumerationValue {
  case leading, trailing, top, bottom, all, none
}
