/// What a visual effect view shows, by the names of UIBlurEffect.Style and UIVibrancyEffectStyle.
package enum VisualEffect: Hashable, Sendable {
  case blur(style: String)
  case vibrancy(style: String?, blur: String?)

  /// Of a `visualEffectView`.
  init?(of element: SourceElement) {
    if let vibrancy = element.child("vibrancyEffect") {
      self = .vibrancy(style: vibrancy["style"], blur: vibrancy.child("blurEffect")?["style"])
    } else if let style = element.child("blurEffect")?["style"] {
      self = .blur(style: style)
    } else {
      return nil
    }
  }
}
