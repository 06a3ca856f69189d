/// How the colors of a symbol are chosen, and whether an image is a template.
package enum SymbolRenderingMode: String, EnumerationValue {
  case always, original, template, alwaysTemplate, alwaysOriginal, hierarchical, palette, multicolor, monochrome
}
