/// How a scroll view adds the safe area to its insets.
package enum ContentInsetAdjustment: String, EnumerationValue {
  case automatic, scrollableAxes, never, always
}

/// How a view's content fits its bounds.
package enum ContentMode: String, EnumerationValue {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft, bottomRight
}

/// How a text input treats a kind of help; `default` leaves it to the system.
package enum EditingInteraction: String, EnumerationValue {
  case `default`, no, yes
}

/// The color of scroll indicators.
package enum IndicatorStyle: String, EnumerationValue {
  case `default`, black, white
}

/// How scrolling makes the keyboard go.
package enum KeyboardDismissMode: String, EnumerationValue {
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
}

/// What a map shows.
package enum MapType: String, EnumerationValue {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a view is flipped in right-to-left languages.
package enum SemanticContentAttribute: String, EnumerationValue {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction of a swipe.
package enum SwipeDirection: String, EnumerationValue {
  case right, left, up, down
}

/// How the colors of a symbol are chosen, and whether an image is a template.
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
