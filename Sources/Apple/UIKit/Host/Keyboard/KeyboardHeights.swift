import CoreGraphics

/// The heights of the parts of a screen's keyboard, in points.
@MainActor
struct KeyboardHeights {
  let keys: CGFloat
  let suggestions: CGFloat
  /// The height of the space below the keys, which includes the bottom safe area.
  let belowKeys: CGFloat

  init(_ screen: ScreenConfiguration, _ measures: KeyboardMeasures) {
    let (size, bottom) = (screen.sceneBounds.size, screen.safeAreaInsets.bottom)
    let width = size.width
    let isLandscape = width > size.height
    if screen.idiom == .pad {
      let isWide = min(width, size.height) >= measures.widePad
      keys =
        isLandscape
        ? (isWide ? measures.widePadLandscapeKeys : measures.padLandscapeKeys)
        : (isWide ? measures.widePadKeys : measures.padKeys)
      suggestions = measures.padSuggestions
      belowKeys = bottom
    } else if isLandscape {
      keys = bottom > 0 ? measures.phoneShallowKeys : measures.phoneLandscapeKeys
      suggestions = measures.landscapeSuggestions
      belowKeys = bottom
    } else {
      keys = width >= measures.widePhone ? measures.widePhoneKeys : measures.phoneKeys
      suggestions =
        width <= measures.narrowPhone
        ? measures.narrowSuggestions
        : bottom > 0 || width >= measures.widePhone ? measures.suggestions : measures.homeButtonSuggestions
      belowKeys = bottom > 0 ? measures.phoneBelowKeys : 0
    }
  }
}
