/// The four designs in which the system font comes, as `UIFontDescriptor.SystemDesign` names them.
package enum FontDesign: Hashable, Sendable {
  case standard
  case serif
  case monospaced
  case rounded
}
