/// Where the rows of a table or items of a collection come from.
package enum DataMode: String, EnumerationValue {
  case none, prototypes, `static`
}
