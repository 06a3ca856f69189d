import Testing

@testable import UIKit

@Suite("The ladder of priorities")
struct LayoutPriorityLadderTests {
  @Test("each step wins over the one below it, among our own and Apple's")
  func order() {
    let ladder: [UILayoutPriority] = [
      .stay, .stackAmbiguity, .stackPull, .stackFit, .fittingSizeLevel, .stackSpan, .stackCentering(1), .defaultLow,
      .labelHeight, .defaultHigh, .almostRequired, .stackEdge, .maxShareOfContent, .maxShareOfTarget, .required,
    ]
    for (lower, higher) in zip(ladder, ladder.dropFirst()) { #expect(lower.rawValue < higher.rawValue) }
  }

  @Test("of equals, the one that gives way stays above the next step")
  func tieBreaks() {
    for priority: UILayoutPriority in [.labelHeight, .defaultHigh, .maxShareOfContent] {
      #expect(priority.loweredForTieBreak.rawValue < priority.rawValue)
    }
    #expect(UILayoutPriority.labelHeight.loweredForTieBreak.rawValue > UILayoutPriority.defaultLow.rawValue)
    #expect(UILayoutPriority.maxShareOfContent.loweredForTieBreak.rawValue > UILayoutPriority.stackEdge.rawValue)
  }

  @Test("the first views and distances of a stack win over later ones, which never fall out of the ladder")
  func places() {
    #expect(UILayoutPriority.stackCentering(1).rawValue > UILayoutPriority.stackCentering(2).rawValue)
    #expect(UILayoutPriority.stackCentering(10_000).rawValue == 1)
    #expect(
      UILayoutPriority.stackShare(0, isAlone: false).rawValue > UILayoutPriority.stackShare(1, isAlone: false).rawValue)
    #expect(UILayoutPriority.stackShare(10_000, isAlone: false).rawValue == 1)
    #expect(UILayoutPriority.stackShare(0, isAlone: true) == .required)
    #expect(UILayoutPriority.stackTextShare(above: .defaultLow).rawValue > UILayoutPriority.labelHeight.rawValue)
    #expect(UILayoutPriority.stackTextShare(above: .required).rawValue < UILayoutPriority.required.rawValue)
  }

  @Test("what is asked of content and of targets never reaches required")
  func limits() {
    #expect(LayoutEngine.ofContent(.required) == UILayoutPriority.maxShareOfContent.rawValue)
    #expect(LayoutEngine.ofContent(.defaultHigh) == UILayoutPriority.defaultHigh.rawValue)
  }
}
