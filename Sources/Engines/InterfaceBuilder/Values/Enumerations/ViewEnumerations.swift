/// The adjustment of a scroll view's content insets to the safe area.
package enum ContentInsetAdjustment: String, EnumerationValue {
  case automatic, scrollableAxes, never, always
}

/// The placement of a view's content in its bounds.
package enum ContentMode: String, EnumerationValue {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft, bottomRight
}

/// The setting of an editing aid in a text input. `default` leaves it to the system.
package enum EditingInteraction: String, EnumerationValue {
  case `default`, no, yes
}

/// The color of scroll indicators.
package enum IndicatorStyle: String, EnumerationValue {
  case `default`, black, white
}

/// The dismissal of the keyboard by scrolling.
package enum KeyboardDismissMode: String, EnumerationValue {
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
}

/// The type of a map.
package enum MapType: String, EnumerationValue {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The flipping of a view in right-to-left languages.
package enum SemanticContentAttribute: String, EnumerationValue {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of a swipe.
package enum SwipeDirection: String, EnumerationValue {
  case right, left, up, down
}

/// The rendering of a symbol's colors, or of an image as a template.
package enum SymbolRenderingMode: String, EnumerationValue {
  case always, original, template, alwaysTemplate, alwaysOriginal, hierarchical, palette, multicolor, monochrome
}

/// The scale of a symbol.
package enum SymbolScale: String, EnumerationValue {
  case `default`, small, medium, large
}

/// The weight of a symbol or a font.
package enum SymbolWeight: String, EnumerationValue {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black, unspecified
}
