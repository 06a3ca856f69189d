import Typefaces

/// A single-line label in the system font as UIKit sized it on iOS: public Interface Builder documents and a simulator's
/// dump are the sources.
struct LabelSize: Sendable {
  let text: String
  let size: Double
  let weight: FontWeight
  let isItalic: Bool
  let scale: Double
  let width: Double
  let height: Double

  init(
    _ text: String, _ size: Double, _ weight: FontWeight, italic: Bool = false, scale: Double, _ width: Double,
    _ height: Double
  ) {
    self.text = text
    self.size = size
    self.weight = weight
    isItalic = italic
    self.scale = scale
    self.width = width
    self.height = height
  }

  static let recorded = [
    LabelSize("HIGHLIGHT", 13, .bold, scale: 2, 74.5, 16),
    LabelSize("PLAYBACK EFFECTS", 13, .medium, scale: 2, 127.5, 16),
    LabelSize("3 December 2019", 15, .regular, scale: 2, 122.5, 18),
    LabelSize("50 mins", 15, .regular, scale: 2, 55, 18),
    LabelSize("FILTER BY", 13, .regular, scale: 2, 61.5, 16),
    LabelSize("0 Selected", 15, .medium, scale: 2, 75.5, 18),
    LabelSize("Hmmm", 14, .regular, scale: 2, 46.5, 17),
    LabelSize("0 SELECTED", 12, .semibold, scale: 2, 73.5, 14.5),
    LabelSize("MORE ACTIONS", 13, .medium, scale: 2, 99.5, 16),
    LabelSize("Label", 15, .regular, scale: 2, 37.5, 18),
    LabelSize("Podcast name", 13, .semibold, scale: 2, 89.5, 16),
    LabelSize("Phrase", 14, .regular, scale: 2, 45, 17),
    LabelSize("Next Payment", 14, .medium, scale: 2, 92.5, 17),
    LabelSize("Cancelled", 14, .medium, scale: 2, 66, 17),
    LabelSize("Access End 20 Sep 2020", 14, .medium, scale: 2, 165.5, 17),
    LabelSize("Settings Label", 15, .regular, scale: 2, 98, 18),
    LabelSize("Diagnostics", 34, .bold, scale: 2, 188, 41),
    LabelSize("Title", 16, .regular, scale: 2, 31.5, 19.5),
    LabelSize("Detail", 16, .regular, scale: 2, 41.5, 19.5),
    LabelSize("open.rocket.chat", 12, .regular, scale: 2, 96, 14.5),
    LabelSize("S.Lang", 10, .regular, scale: 2, 33.5, 12),
    LabelSize("M.Rodriguez", 10, .regular, scale: 2, 61, 12),
    LabelSize("Label", 17, .regular, scale: 2, 41.5, 20.5),
    LabelSize("8 responses", 14, .regular, scale: 2, 79.5, 17),
    LabelSize("Safe Area vs Superview", 12, .regular, scale: 2, 133, 14.5),
    LabelSize("Non Scrollable TextView", 16, .medium, scale: 2, 179.5, 19.5),
    LabelSize("#2000", 12, .regular, scale: 2, 37.5, 14.5),
    LabelSize("100", 12, .bold, scale: 3, 22.667, 14.333),
    LabelSize("Search", 17, .regular, scale: 2, 53.5, 20.5),
    LabelSize("Brands", 17, .regular, scale: 2, 54, 20.5),
    LabelSize("Today, 0HRS", 16, .regular, scale: 3, 92.333, 19.333),
    LabelSize("Text", 16, .regular, scale: 2, 30.5, 19.5),
    LabelSize("+3", 15, .regular, scale: 2, 18.5, 18),
    LabelSize("Max", 15, .regular, scale: 2, 29, 18),
    LabelSize("AVAST Wavy To. LT", 8, .ultraLight, scale: 3, 72, 9.667),
    LabelSize("iiiiillll", 8, .semibold, scale: 3, 22, 9.667),
    LabelSize("iiiiillll", 12, .regular, italic: true, scale: 3, 27.333, 14.333),
    LabelSize("AVAST Wavy To. LT", 13, .regular, scale: 3, 116.667, 15.667),
    LabelSize("iiiiillll", 13, .semibold, scale: 3, 31.667, 15.667),
    LabelSize("0123456789", 13, .heavy, scale: 3, 87.333, 15.667),
    LabelSize("Hello UIKit", 13, .heavy, scale: 3, 71.333, 15.667),
    LabelSize("iiiiillll", 13, .heavy, scale: 3, 36, 15.667),
    LabelSize("AVAST Wavy To. LT", 13, .black, scale: 3, 129.333, 15.667),
    LabelSize("WWWW MMMM", 13, .black, scale: 3, 106, 15.667),
    LabelSize("Hello UIKit", 15, .regular, scale: 3, 72, 18),
    LabelSize("WWWW MMMM", 15, .medium, scale: 3, 114.333, 18),
    LabelSize("AVAST Wavy To. LT", 15, .bold, scale: 3, 139.333, 18),
    LabelSize("WWWW MMMM", 15, .heavy, scale: 3, 119, 18),
    LabelSize("Hello UIKit", 17, .regular, scale: 3, 79.667, 20.333),
    LabelSize("The quick brown fox jumps over the lazy dog", 17, .regular, scale: 3, 339, 20.333),
    LabelSize("0123456789", 17, .bold, scale: 3, 106.667, 20.333),
    LabelSize("WWWW MMMM", 17, .heavy, scale: 3, 133.333, 20.333),
    LabelSize("0123456789", 17, .black, scale: 3, 114.333, 20.333),
    LabelSize("Hello UIKit", 20, .medium, scale: 3, 94.667, 24),
    LabelSize("The quick brown fox jumps over the lazy dog", 20, .semibold, scale: 3, 405.667, 24),
    LabelSize("WWWW MMMM", 20, .bold, scale: 3, 152.667, 24),
    LabelSize("AVAST Wavy To. LT", 20, .heavy, scale: 3, 183.667, 24),
    LabelSize("AVAST Wavy To. LT", 20, .black, scale: 3, 188.333, 24),
    LabelSize("The quick brown fox jumps over the lazy dog", 23, .black, scale: 3, 505.667, 27.667),
    LabelSize("AVAST Wavy To. LT", 24, .ultraLight, scale: 3, 182, 28.667),
    LabelSize("Hello UIKit", 24, .thin, scale: 3, 99.333, 28.667),
    LabelSize("The quick brown fox jumps over the lazy dog", 28, .light, scale: 3, 519.333, 33.667),
    LabelSize("Hello UIKit", 28, .semibold, scale: 3, 133.667, 33.667),
    LabelSize("0123456789", 28, .heavy, scale: 3, 182.333, 33.667),
    LabelSize("The quick brown fox jumps over the lazy dog", 28, .heavy, scale: 3, 598.333, 33.667),
    LabelSize("WWWW MMMM", 28, .heavy, scale: 3, 218, 33.667),
  ]
}
