import RecordedFacts
import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct UIFontMetricsTests {
  @Test("every text style has its recorded size, weight and line height", arguments: TextStyleFact.all)
  func recordedStyle(_ fact: TextStyleFact) throws {
    let style = try #require(UIFont.TextStyle(recorded: fact.style))
    let category = try #require(UIContentSizeCategory(recorded: fact.category))
    let weight = try #require(RecordedFont.weights[fact.weight])
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    #expect(font.pointSize == CGFloat(fact.pointSize))
    #expect(abs(font.lineHeight - fact.lineHeight) < 0.000001)
    #expect(font.fontName == UIFont.systemFont(ofSize: fact.pointSize, weight: weight).fontName)
    let large = try #require(TextStyleFact.all.first { $0.style == fact.style && $0.category == "large" })
    let scaled = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: 30), compatibleWith: traits)
    #expect(scaled.pointSize == CGFloat((30 * fact.scalingLeading / large.scalingLeading).rounded()))
  }

  @Test func thereIsARowForEveryStyleAndCategory() {
    #expect(TextStyleFact.all.count == 132)
  }

  @Test("values scale as recorded on a 3x screen", arguments: ScaledValueFact.all)
  func scaledValues(_ fact: ScaledValueFact) throws {
    let category = try #require(UIContentSizeCategory(recorded: fact.category))
    let metrics = UIFontMetrics(forTextStyle: try #require(UIFont.TextStyle(recorded: fact.style)))
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.displayScale = CGFloat(fact.scale)
    }
    #expect(abs(metrics.scaledValue(for: CGFloat(fact.value), compatibleWith: traits) - CGFloat(fact.scaled)) < 0.0005)
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
      #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == (17.0 * 19 / 22 as CGFloat).rounded())
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
    #expect(scaled.adjusted(for: traits).pointSize == (20.0 * 34 / 22 as CGFloat).rounded())
    let limited = UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 20), maximumPointSize: 22)
    #expect(limited.adjusted(for: traits).pointSize == 22)
    #expect(UIFont.systemFont(ofSize: 20).adjusted(for: traits).pointSize == 20)
  }
}
