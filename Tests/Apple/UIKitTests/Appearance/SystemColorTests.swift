import RecordedFacts
import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct SystemColorTests {
  @Test("every recorded color is what its traits resolve to", arguments: SystemColorFact.all)
  func recordedColor(_ fact: SystemColorFact) throws {
    let color = try #require(fact.color).resolvedColor(with: fact.traits)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (actual, expected) in zip([red * 255, green * 255, blue * 255, alpha], fact.components) {
      #expect(abs(Double(actual) - expected) < 0.0001)
    }
  }

  @Test func thereIsARowForEveryColor() {
    #expect(SystemColorFact.all.count == 179)
    #expect(Set(SystemColorFact.all.map(\.name)).count == 53)
  }

  @Test("only grounds are lighter on elevated content, and in dark only")
  func elevatedGrounds() {
    let elevated = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
    }
    let base = UITraitCollection(userInterfaceStyle: .dark)
    let ladder: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    for (lower, upper) in zip(ladder, ladder.dropFirst()) {
      #expect(lower.resolvedColor(with: elevated) == upper.resolvedColor(with: base))
    }
    #expect(UIColor.label.resolvedColor(with: elevated) == UIColor.label.resolvedColor(with: base))
    let light = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test("without a style a color is light")
  func unspecifiedIsLight() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemRed.resolvedColor(with: UITraitCollection()) == UIColor.systemRed.resolvedColor(with: light))
  }
}
