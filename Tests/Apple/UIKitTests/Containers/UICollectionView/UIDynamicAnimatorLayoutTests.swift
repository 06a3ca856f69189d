import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Animators of collection layouts", .ownHosts)
struct UIDynamicAnimatorLayoutTests {
  private final class SpringyLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 1000, height: 1000)) ?? []
      for attributes in all {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test("cells follow the attributes that behaviors move, and are found by their paths")
  func springs() throws {
    let host = ViewHost(device: .standard)
    let layout = SpringyLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 120, height: 400), collectionViewLayout: layout)
    let source = Source()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    host.show(collection, sizing: .fixed(CGSize(width: 120, height: 400)))
    let path = IndexPath(item: 1, section: 0)
    let attributes = try #require(layout.animator.layoutAttributesForCell(at: path))
    let rest = attributes.center
    #expect(collection.cellForItem(at: path)?.center == rest)
    #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) == nil)
    host.run {
      attributes.center.y += 40
      layout.animator.updateItem(usingCurrentState: attributes)
    }
    host.advance(by: 0.2)
    let moved = try #require(collection.cellForItem(at: path)).center
    #expect(moved.y > rest.y + 1 && moved.y < rest.y + 40 && moved.x == rest.x)
    host.advance(by: 5)
    #expect(abs(try #require(collection.cellForItem(at: path)).center.y - rest.y) < 0.5)
  }
}
