import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("Fitting sizes and ambiguity", .ownHosts) @MainActor
struct FittingTests {
  init() { StandardScreen.make() }

  func makeCard() -> (card: UIView, label: ContentView) {
    let card = UIView()
    let label = place(ContentView(80, 20), in: card)
    activate(
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5))
    return (card, label)
  }

  @Test("compressed is as small, expanded as large as the constraints allow")
  func compressedAndExpanded() {
    let (card, _) = makeCard()
    let limit = card.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
    limit.isActive = true
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 30))
    // The label's hugging priority of 250 is higher than the priority of 50 for a large size.
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 100, height: 30))
    let expanded = card.systemLayoutSizeFitting(
      UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: UILayoutPriority(300),
      verticalFittingPriority: UILayoutPriority(300))
    #expect(expanded == CGSize(width: 500, height: 10_000))
  }

  @Test("a required target is met, the other side fits")
  func requiredWidth() {
    let (card, _) = makeCard()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 30))
  }

  @Test("a target that the constraints contradict gives way to them")
  func impossibleTarget() {
    let (card, _) = makeCard()
    card.widthAnchor.constraint(equalToConstant: 120).isActive = true
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 300), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    #expect(size == CGSize(width: 120, height: 300))
  }

  @Test("measuring leaves the laid-out tree as it was")
  func undisturbed() {
    let root = makeRoot(320, 480)
    let (card, label) = makeCard()
    place(card, in: root)
    activate(
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 30))
    #expect(!ConstraintLayout.needsSolving(for: root))
    root.layoutIfNeeded()
    #expect(card.frame == rect(0, 0, 320, 30))
    #expect(label.frame == rect(10, 5, 300, 20))
  }

  @Test("a view without constraints fits its content, or nothing")
  func withoutConstraints() {
    #expect(ContentView(33, 44).systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 44))
    #expect(UIView(frame: rect(0, 0, 9, 9)).systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test("sizes are rounded up to pixels, and include what lies outside of the alignment rectangle")
  func rounding() {
    let view = ContentView(33.3, 44.1)
    view.traitOverrides.displayScale = 2
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 33.5, height: 44.5))
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 39.5, height: 48.5))
  }

  @Test("a view whose place or size is open is ambiguous")
  func ambiguity() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    activate(
      view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10))
    #expect(view.hasAmbiguousLayout)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(guide.hasAmbiguousLayout)
  }

  @Test("the constraints that settle a view are named, by axis")
  func affecting() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let (left, width, top) = (
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor)
    )
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
    activate(left, width, top, wide)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, width])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(UIView().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test("exercising ambiguity goes to another frame and back; settled views stay")
  func exercise() {
    let root = makeRoot(320, 480)
    let view = place(ContentView(10, 10), in: root)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame != before)
    #expect(view.frame.minX == before.minX)
    #expect(view.frame.size == before.size)
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 3).isActive = true
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 3, 10, 10))
  }
}
