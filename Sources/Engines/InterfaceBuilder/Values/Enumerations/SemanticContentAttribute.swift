/// Whether a view is flipped in right-to-left languages.
package enum SemanticContentAttribute: String, EnumerationValue {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
