import CoreGraphics

/// How high the parts of the keyboard of a screen are, in points.
@MainActor
struct KeyboardHeights {
  let keys: CGFloat
  let suggestions: CGFloat
  /// What lies below the keys: the safe area's bottom is part of it.
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
