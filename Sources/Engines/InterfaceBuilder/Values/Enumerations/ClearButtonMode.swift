/// When a text field shows its button that clears it, and when its overlays show.
package enum ClearButtonMode: String, EnumerationValue {
  case never, whileEditing, unlessEditing, always
}
