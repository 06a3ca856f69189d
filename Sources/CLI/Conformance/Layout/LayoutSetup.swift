import CoreGraphics

/// A row's description of its views.
struct LayoutSetup {
  /// The subject of the row, such as "safe area guide".
  let area: String

  let text: String

  /// The scale in pixels per point. It is part of the platform's name ("Mac Catalyst 26, scale 2"). Default: 2.
  let scale: CGFloat

  init(area: String, text: String, platform: String) {
    self.area = area
    self.text = text
    let words = platform.split { $0 == " " || $0 == "," }
    var scale: CGFloat = 2
    for (word, next) in zip(words, words.dropFirst()) where word == "scale" {
      if let value = Double(next), [1, 2, 3].contains(value) { scale = value }
    }
    self.scale = scale
  }
}
