/// How the columns of a split controller share its width.
package enum SplitBehavior: String, EnumerationValue {
  case automatic, tile, overlay, displace
}
