import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("UIScrollView insets", .ownHosts) @MainActor
struct UIScrollViewInsetTests {
  init() { StandardScreen.make() }

  /// A scroll view that fills a view of 200 x 400 points with a safe area.
  @MainActor
  struct World {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: rect(0, 0, 200, 400))
    let recorder = ScrollRecorder()

    init(behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic, content: CGSize = .zero) {
      controller.view.frame = rect(0, 0, 200, 400)
      controller.view.addSubview(scrollView)
      scrollView.delegate = recorder
      scrollView.contentInsetAdjustmentBehavior = behavior
      scrollView.contentSize = content
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
    }
  }

  nonisolated static let all = UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
  nonisolated static let vertical = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
  nonisolated static let horizontal = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)

  @Test(
    "the safe area is added by the behavior, along axes that scroll",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, CGSize(width: 500, height: 500), UIEdgeInsets.zero),
      (.always, .zero, all),
      (.automatic, CGSize(width: 200, height: 400), .zero),
      (.automatic, CGSize(width: 200, height: 401), vertical),
      (.automatic, CGSize(width: 201, height: 100), horizontal),
      (.scrollableAxes, CGSize(width: 500, height: 500), all),
    ])
  func behaviors(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ content: CGSize, _ expected: UIEdgeInsets
  ) {
    let world = World(behavior: behavior, content: content)
    #expect(world.scrollView.adjustedContentInset == expected)
    #expect(world.scrollView.contentInset == .zero)
  }

  @Test("content that only insets below zero make longer than the view does not scroll")
  func negativeInsets() {
    let world = World(content: CGSize(width: 215, height: 100))
    #expect(world.scrollView.adjustedContentInset.left == 10)
    world.scrollView.contentInset.left = -20
    #expect(world.scrollView.adjustedContentInset.left == -20)
    world.scrollView.contentSize.width = 221
    #expect(world.scrollView.adjustedContentInset.left == -10)
  }

  @Test("a collection as wide as the view and its insets below zero settles in a safe area")
  func negativeInsetsOfCollections() {
    let collection = TestCollection.counts(
      [20], layout: UICollectionViewFlowLayout(), size: CGSize(width: 200, height: 400))
    collection.view.contentInset.left = -24
    let controller = UIViewController()
    controller.view.frame = rect(0, 0, 200, 400)
    controller.additionalSafeAreaInsets = Self.all
    controller.view.addSubview(collection.view)
    for _ in 0..<4 {
      controller.view.layoutIfNeeded()
      #expect(collection.view.adjustedContentInset.left == -24 && collection.view.contentSize.width == 224)
    }
  }

  @Test("content that always bounces counts as scrolling")
  func alwaysBouncing() {
    let world = World()
    let view = world.scrollView
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == Self.vertical)
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == Self.all)
    view.alwaysBounceVertical = false
    #expect(view.adjustedContentInset == Self.horizontal)
    withExtendedLifetime(world) {}
  }

  @Test("the app's insets come on top of the safe area's")
  func sum() {
    let world = World(behavior: .always)
    let view = world.scrollView
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 41, left: 12, bottom: 33, right: 24))
    withExtendedLifetime(world) {}
  }

  @Test("content at its beginning stays there when the safe area changes; content further on stays where it is")
  func offsetFollows() {
    let world = World(content: CGSize(width: 200, height: 2000))
    let view = world.scrollView
    #expect(view.contentOffset == CGPoint(x: 0, y: -40))
    world.controller.additionalSafeAreaInsets.top = 64
    #expect(view.contentOffset.y == -64)
    view.contentOffset.y = 500
    world.controller.additionalSafeAreaInsets.top = 20
    #expect(view.contentOffset.y == 500)
    #expect(view.adjustedContentInset.top == 20)
  }

  @Test("every change of the adjusted insets is told, and no other")
  func told() {
    final class Overriding: UIScrollView {
      var changes = 0
      override func adjustedContentInsetDidChange() { changes += 1 }
    }
    let view = Overriding(frame: rect(0, 0, 100, 100))
    let recorder = ScrollRecorder()
    view.delegate = recorder
    view.contentInset.bottom = 10
    view.contentInset.bottom = 10
    view.contentSize.height = 500
    view.contentInset.bottom = 20
    #expect(view.changes == 2 && recorder.calls == ["inset", "inset"])
  }

  @Test("views in the content have no safe area where the insets keep them clear of it")
  func safeAreaOfContent() {
    let world = World(content: CGSize(width: 200, height: 2000))
    let child = UIView(frame: rect(0, 0, 200, 100))
    world.scrollView.addSubview(child)
    // Scrolling is possible only along the vertical axis.
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    world.scrollView.contentInsetAdjustmentBehavior = .never
    world.scrollView.contentOffset = .zero
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 40, left: 10, bottom: 0, right: 20))
    world.scrollView.contentOffset.y = 15
    #expect(child.safeAreaInsets.top == 40 && child.frame.origin.y == 0)
    world.scrollView.contentOffset.y = -25
    #expect(child.safeAreaInsets.top == 15)
  }

  @Test("margins leave out what the insets account for")
  func margins() {
    let world = World(content: CGSize(width: 200, height: 2000))
    #expect(world.scrollView.layoutMargins == UIEdgeInsets(top: 8, left: 18, bottom: 8, right: 28))
    world.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(world.scrollView.layoutMargins == UIEdgeInsets(top: 48, left: 18, bottom: 38, right: 28))
  }
}
