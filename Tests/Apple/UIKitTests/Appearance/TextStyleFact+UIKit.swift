import RecordedFacts
import UIKit

extension UIFont.TextStyle {
  /// Returns the style of a Swift name, or nil for an unknown name.
  init?(recorded name: String) {
    let styles: [String: UIFont.TextStyle] = [
      "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
      "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
      "caption2": .caption2,
    ]
    guard let style = styles[name] else { return nil }
    self = style
  }
}

extension UIContentSizeCategory {
  /// Returns the category of a Swift name, or nil for an unknown name.
  init?(recorded name: String) {
    let categories: [String: UIContentSizeCategory] = [
      "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extraLarge": .extraLarge,
      "extraExtraLarge": .extraExtraLarge, "extraExtraExtraLarge": .extraExtraExtraLarge,
      "accessibilityMedium": .accessibilityMedium, "accessibilityLarge": .accessibilityLarge,
      "accessibilityExtraLarge": .accessibilityExtraLarge,
      "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
      "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ]
    guard let category = categories[name] else { return nil }
    self = category
  }
}
