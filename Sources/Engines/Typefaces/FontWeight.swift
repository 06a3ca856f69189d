/// The weight of a typeface on the scale of CSS and OpenType: 100 is thinnest, 400 is regular and 900 is heaviest.
package struct FontWeight: Hashable, Comparable, Sendable {
  /// The weight in 1...1000.
  package let css: Int

  package init(css: Int) {
    self.css = min(max(css, 1), 1000)
  }

  package static let ultraLight = FontWeight(css: 100)
  package static let thin = FontWeight(css: 200)
  package static let light = FontWeight(css: 300)
  package static let regular = FontWeight(css: 400)
  package static let medium = FontWeight(css: 500)
  package static let semibold = FontWeight(css: 600)
  package static let bold = FontWeight(css: 700)
  package static let heavy = FontWeight(css: 800)
  package static let black = FontWeight(css: 900)

  package static let all: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Creates the weight that is nearest to a value on UIKit's scale (-1...1, with 0 for regular). The lighter one of
  /// two equally near weights wins.
  package init(trait: Double) {
    var nearest = FontWeight.regular
    var distance = Double.infinity
    for weight in FontWeight.all where abs(weight.trait - trait) < distance {
      nearest = weight
      distance = abs(weight.trait - trait)
    }
    self = nearest
  }

  /// The value on the scale of `UIFont.Weight`: -0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62.
  package var trait: Double {
    switch css {
    case ..<150: -0.8
    case ..<250: -0.6
    case ..<350: -0.4
    case ..<450: 0
    case ..<550: 0.23
    case ..<650: 0.3
    case ..<750: 0.4
    case ..<850: 0.56
    default: 0.62
    }
  }

  /// The weight for the setting Bold Text: two steps heavier, up to 800, and 900 for weights from 800 on.
  package var emboldened: FontWeight {
    FontWeight(css: css >= 800 ? 900 : min(css + 200, 800))
  }

  package static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.css < right.css
  }
}
