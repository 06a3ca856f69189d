import CoreGraphics

/// What a row says of its views.
struct LayoutSetup {
  /// What the row is about, such as "safe area guide".
  let area: String

  let text: String

  /// Pixels per point: what the platform's name says ("Mac Catalyst 26, scale 2"), else 2.
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
