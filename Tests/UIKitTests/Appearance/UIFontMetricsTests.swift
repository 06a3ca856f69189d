import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct UIFontMetricsTests {
  @Test("every text style has its recorded size, weight and line height", arguments: DynamicTypeRow.all)
  func recordedRow(_ row: DynamicTypeRow) {
    let traits = UITraitCollection(preferredContentSizeCategory: row.category)
    let font = UIFont.preferredFont(forTextStyle: row.style, compatibleWith: traits)
    #expect(font.pointSize == row.pointSize)
    #expect(abs(font.lineHeight - row.lineHeight) < 0.000001)
    #expect(font.fontName == UIFont.systemFont(ofSize: row.pointSize, weight: row.weight).fontName)
    let large = DynamicTypeRow.all.first { $0.style == row.style && $0.category == .large }?.leading ?? 0
    let metrics = UIFontMetrics(forTextStyle: row.style)
    let scaled = metrics.scaledFont(for: UIFont.systemFont(ofSize: 30), compatibleWith: traits)
    #expect(scaled.pointSize == (30 * row.leading / large).rounded())
  }

  @Test func thereIsARowForEveryStyleAndCategory() {
    #expect(DynamicTypeRow.all.count == 132)
  }

  @Test("values scale as recorded on a 3x screen", arguments: ScaledValueRow.all)
  func scaledValues(_ row: ScaledValueRow) {
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = row.category
      $0.displayScale = 3
    }
    let metrics = UIFontMetrics(forTextStyle: row.style)
    for (value, scaled) in zip(ScaledValueRow.values, row.scaled) {
      #expect(abs(metrics.scaledValue(for: value, compatibleWith: traits) - scaled) < 0.0005)
    }
  }

  @Test("values are rounded to the pixels of the traits' scale")
  func scaleOfValues() {
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = .extraLarge
      $0.displayScale = 1
    }
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits) == 11)
  }

  @Test("without a category the current one counts, and at the usual one nothing is scaled")
  func currentCategory() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 17)
    UITraitCollection.current.modifyingTraits { $0.preferredContentSizeCategory = .extraSmall }.performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
      #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == (17.0 * 19 / 22).rounded())
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection()).pointSize == 14)
    }
  }

  @Test("a scaled font gets no larger than allowed")
  func maximumSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 17)
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits).pointSize == 48)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 25, compatibleWith: traits).pointSize == 25)
  }

  @Test("fonts that follow the size category are made again for another one, fixed ones are not")
  func adjusting() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(UIFont.preferredFont(forTextStyle: .body).adjusted(for: traits).pointSize == 28)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 20))
    #expect(scaled.adjusted(for: traits).pointSize == (20.0 * 34 / 22).rounded())
    let limited = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 20), maximumPointSize: 22)
    #expect(limited.adjusted(for: traits).pointSize == 22)
    #expect(UIFont.systemFont(ofSize: 20).adjusted(for: traits).pointSize == 20)
  }
}
