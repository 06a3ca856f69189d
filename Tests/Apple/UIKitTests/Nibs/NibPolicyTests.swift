import Foundation
import InterfaceBuilder
import Testing
import UIKit

@MainActor
@Suite("The policy that nibs are loaded with")
struct NibPolicyTests {
  init() { StandardScreen.make() }

  /// A policy that differs from that of apps in each answer of the tests below.
  private struct OtherPolicy: NibPolicy {
    let makesCustomClasses = false
    let makesAbsentObjects = false
    let hasPlaceholderConstraints = true
    let asksCellsForSizes = false
    let image: UIImage

    func activationOrder(of constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints.reversed() }
    func placeholder(for image: ImageReference, in document: Document) -> UIImage? { self.image }
    func titlesAskForHeight(in style: UITableView.Style, headerHeight: Double?) -> Bool { true }
    func fill(_ table: UITableView, from decoder: NibDecoder) {}
    func fill(_ collection: UICollectionView, from decoder: NibDecoder) {}
  }

  private let objects = NibText.view(
    """
    <imageView image="nowhere" id="picture"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
    <view customClass="NoSuchClass" id="custom"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
    """,
    rest: """
      <constraints>
        <constraint firstItem="custom" firstAttribute="width" constant="7" placeholder="YES" id="c1"/>
        <constraint firstItem="custom" firstAttribute="height" constant="8" id="c2"/>
      </constraints>
      """)

  private func load(_ policy: any NibPolicy) throws -> (nib: NibInstantiation, root: UIView) {
    let document = try Document(data: NibText.xib(objects), path: "Test.xib")
    let nib = NibInstantiation(NibFile(document, bundle: .main), traits: .current, policy: policy)
    let description = try #require(document.topLevelObjects.first)
    let root = try #require(nib.view(description))
    nib.makeConstraints(of: description, in: root)
    return (nib, root)
  }

  @Test("apps get no image in the place of a missing one, miss classes of their own, and no placeholder constraint")
  func ofApps() throws {
    let (nib, root) = try load(AppNibPolicy())
    #expect((root.subviews.first as? UIImageView)?.image == nil)
    #expect(root.subviews[1].constraints.map(\.constant) == [8])
    #expect(
      nib.shortcomings.map(\.kind) == [
        .missingImage("nowhere"), .unknownClass(name: "NoSuchClass", module: nil, base: "UIView"),
      ])
  }

  @Test("a policy can have other images, UIKit's own classes only, and placeholder constraints, in its order")
  func ofOthers() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    let (nib, root) = try load(OtherPolicy(image: image))
    #expect((root.subviews.first as? UIImageView)?.image === image)
    #expect(root.subviews[1].constraints.map(\.constant) == [8, 7])
    #expect(nib.shortcomings.map(\.kind) == [.missingImage("nowhere")])
  }

  @Test(
    "titles ask for their height where a grouped table has one that Interface Builder wrote by itself",
    arguments: [(18, true), (10, true), (30, false), (nil, false)] as [(Double?, Bool)])
  func titles(height: Double?, expected: Bool) {
    let policy = AppNibPolicy()
    #expect(policy.titlesAskForHeight(in: .grouped, headerHeight: height) == expected)
    #expect(policy.titlesAskForHeight(in: .insetGrouped, headerHeight: height) == expected)
    #expect(!policy.titlesAskForHeight(in: .plain, headerHeight: height))
  }
}
