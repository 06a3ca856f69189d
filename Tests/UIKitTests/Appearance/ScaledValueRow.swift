import UIKit

/// What `UIFontMetrics.scaledValue(for:)` gave on a 3x device.
struct ScaledValueRow: Sendable {
  let style: UIFont.TextStyle
  let category: UIContentSizeCategory
  let scaled: [CGFloat]

  static let values: [CGFloat] = [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 34, 40, 48, 64]

  static let all: [ScaledValueRow] = [
    .init(
      style: .body, category: .accessibilityExtraExtraExtraLarge,
      scaled: [
        22.667, 28.333, 31, 33.667, 36.667, 39.333, 42.333, 45, 48, 50.667, 56.333, 62, 67.667, 73.333,
        79, 95.667, 112.667, 135.333, 180.333,
      ]),
    .init(
      style: .caption1, category: .accessibilityMedium,
      scaled: [
        13.667, 17, 18.667, 20.333, 22, 23.667, 25.333, 27, 28.667, 30.333, 33.667, 37, 40.667, 44,
        47.333, 57.333, 67.667, 81, 108,
      ]),
    .init(
      style: .caption2, category: .accessibilityLarge,
      scaled: [
        18, 22.333, 24.667, 26.667, 29, 31.333, 33.333, 35.667, 38, 40, 44.667, 49, 53.667, 58,
        62.333, 76, 89.333, 107, 142.667,
      ]),
    .init(
      style: .subheadline, category: .extraExtraExtraLarge,
      scaled: [
        10.333, 13, 14.333, 15.667, 17, 18.333, 19.667, 20.667, 22, 23.333, 26, 28.667, 31.333, 33.667,
        36.333, 44.333, 52, 62.333, 83.333,
      ]),
    .init(
      style: .headline, category: .accessibilityExtraExtraLarge,
      scaled: [
        18.667, 23.333, 25.667, 27.667, 30, 32.333, 34.667, 37, 39.333, 41.667, 46.333, 51, 55.667, 60.333,
        65, 78.667, 92.667, 111.333, 148.333,
      ]),
    .init(
      style: .title1, category: .extraLarge,
      scaled: [
        8.333, 10.667, 11.667, 12.667, 13.667, 14.667, 16, 17, 18, 19, 21.333, 23.333, 25.333, 27.667,
        29.667, 36, 42.333, 50.667, 67.667,
      ]),
    .init(
      style: .title3, category: .accessibilityExtraLarge,
      scaled: [
        16.333, 20.333, 22.333, 24.333, 26.667, 28.667, 30.667, 32.667, 34.667, 36.667, 40.667, 45, 49, 53,
        57, 69.333, 81.667, 98, 130.667,
      ]),
    .init(
      style: .largeTitle, category: .extraExtraExtraLarge,
      scaled: [
        9.333, 11.667, 13, 14, 15.333, 16.333, 17.667, 18.667, 20, 21, 23.333, 25.667, 28, 30.333,
        32.667, 39.667, 46.667, 56.333, 75,
      ]),
  ]
}
