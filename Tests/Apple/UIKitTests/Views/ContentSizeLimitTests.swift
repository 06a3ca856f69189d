import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct ContentSizeLimitTests {
  private let window: UIWindow

  init() {
    StandardScreen.make()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
  }

  @Test func textStaysWithinTheLimitsOfTheViewsAround() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.maximumContentSizeCategory = .extraLarge
    outer.minimumContentSizeCategory = .medium
    for (asked, got) in [
      (UIContentSizeCategory.extraSmall, UIContentSizeCategory.medium), (.large, .large),
      (.accessibilityLarge, .extraLarge),
    ] {
      window.traitOverrides.preferredContentSizeCategory = asked
      #expect(window.traitCollection.preferredContentSizeCategory == asked)
      #expect(outer.traitCollection.preferredContentSizeCategory == got)
      #expect(inner.traitCollection.preferredContentSizeCategory == got)
    }
    outer.maximumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func aMaximumBelowTheMinimumWins() {
    let view = UIView()
    view.minimumContentSizeCategory = .extraLarge
    view.maximumContentSizeCategory = .small
    window.addSubview(view)
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
    #expect(view.appliedContentSizeCategoryLimitsDescription.contains("maximum UICTContentSizeCategoryS"))
  }

  @Test func labelsGrowNoFurther() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .large
    window.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(label.font.pointSize == 17)
    label.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 53)
  }

  @Test func performWithoutAnimationRunsAtOnce() {
    let view = UIView()
    UIView.performWithoutAnimation { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
    #expect(view.clearsContextBeforeDrawing)
    view.clearsContextBeforeDrawing = false
    #expect(!view.clearsContextBeforeDrawing)
  }
}
