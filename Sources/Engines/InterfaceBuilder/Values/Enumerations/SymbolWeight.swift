/// The weight of a symbol or a font.
package enum SymbolWeight: String, EnumerationValue {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black, unspecified
}
