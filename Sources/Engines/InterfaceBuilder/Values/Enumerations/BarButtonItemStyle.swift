/// The style of a bar button item.
package enum BarButtonItemStyle: String, EnumerationValue {
  case plain, bordered, done, prominent
}
