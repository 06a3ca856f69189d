/// The scale of a symbol.
package enum SymbolScale: String, EnumerationValue {
  case `default`, small, medium, large
}
