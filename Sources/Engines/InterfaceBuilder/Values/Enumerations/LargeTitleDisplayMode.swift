/// Whether a navigation item has a large title.
package enum LargeTitleDisplayMode: String, EnumerationValue {
  case automatic, always, never, inline
}
