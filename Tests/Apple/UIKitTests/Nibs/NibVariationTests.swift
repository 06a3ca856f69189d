import Foundation
import InterfaceBuilder
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Variations of nibs", .ownHosts)
struct NibVariationTests {
  init() { StandardScreen.make() }

  private static let regular = "heightClass=regular-widthClass=regular"

  private func load(_ subviews: String, rest: String = "", attributes: String = "") throws -> UIView {
    try #require(NibText.load(NibText.view(subviews, rest: rest, attributes: attributes)).first as? UIView)
  }

  private func widen(_ view: UIView) {
    view.traitOverrides.horizontalSizeClass = .regular
  }

  @Test("a constraint's constant follows the size class, and what the app has set stays while the file says the same")
  func constants() throws {
    let root = try load(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
        <constraint firstAttribute="width" constant="20" id="c1"><variation key="widthClass=regular" constant="50"/></constraint>
        <constraint firstAttribute="height" constant="7" id="c2"><variation key="heightClass=compact" constant="9"/></constraint>
      </constraints></view>
      """)
    let view = root.subviews[0]
    let (width, height) = (view.constraints[0], view.constraints[1])
    #expect((width.constant, height.constant) == (20, 7))
    height.constant = 8
    widen(root)
    #expect((width.constant, height.constant) == (50, 8))
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 50, height: 8))
    root.traitOverrides.horizontalSizeClass = .compact
    #expect((width.constant, height.constant) == (20, 8))
  }

  @Test("what a file says of the size class at hand holds from the beginning")
  func fromTheBeginning() throws {
    let root = try load(
      """
      <label text="a" textAlignment="right" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <variation key="widthClass=compact" textAlignment="center"/></label>
      """)
    let label = try #require(root.subviews.first as? UILabel)
    #expect(label.textAlignment == .center)
    widen(root)
    #expect(label.textAlignment == .right)
  }

  @Test("constraints that are installed for some size classes come and go; outlets lead to them all the time")
  func constraints() throws {
    let root = try load(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
        <constraint firstAttribute="width" constant="10" id="narrow"/>
        <constraint firstAttribute="width" constant="90" id="wide"/>
        <constraint firstAttribute="height" constant="10" id="h"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><exclude reference="narrow"/><include reference="wide"/></mask></variation>
      </view>
      """)
    let view = root.subviews[0]
    #expect(view.constraints.map(\.constant) == [10, 10])
    widen(root)
    #expect(view.constraints.map(\.constant).sorted() == [10, 90])
    root.layoutIfNeeded()
    #expect(view.bounds.width == 90)
    root.traitOverrides.horizontalSizeClass = .compact
    #expect(view.constraints.map(\.constant).sorted() == [10, 10])
  }

  @Test("a view that is not installed is made, is in no hierarchy, and comes with its constraints to its place")
  func subviews() throws {
    let owner = OutletOwner()
    MemberTables.expose("extra", of: OutletOwner.self) { object, value in
      (object as? OutletOwner)?.extra = value as? UIView
      return true
    }
    let text = NibText.xib(
      NibText.view(
        """
        <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
          <constraint firstAttribute="width" constant="30" id="bw"/></constraints></view>
        <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="c"/>
        """,
        rest: """
          <constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="11" id="k1"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="12" id="k2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="1" id="k3"/>
          </constraints>
          <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
          <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
          """),
      owner: #"<connections><outlet property="extra" destination="b" id="o"/></connections>"#)
    let root = try #require(UINib(data: text, bundle: nil).instantiate(withOwner: owner).first as? UIView)
    let extra = try #require(owner.extra)
    #expect(extra.superview == nil && root.subviews.map(\.tag) == [1, 3])
    #expect(extra.constraints.count == 1)
    #expect(root.constraints.map(\.constant) == [1])
    widen(root)
    #expect(root.subviews.map(\.tag) == [1, 2, 3])
    root.layoutIfNeeded()
    #expect(extra.frame.origin == CGPoint(x: 11, y: 12) && extra.frame.width == 30)
    root.traitOverrides.horizontalSizeClass = .compact
    #expect(root.subviews.map(\.tag) == [1, 3])
    #expect(root.constraints.map(\.constant) == [1])
    widen(root)
    root.layoutIfNeeded()
    #expect(root.subviews.map(\.tag) == [1, 2, 3] && extra.frame.minX == 11)
  }

  @Test("a stack arranges a view where the file has it, when it comes")
  func stacks() throws {
    let root = try load(
      """
      <stackView axis="vertical" spacing="4" id="s"><rect key="frame" x="0" y="0" width="90" height="90"/>
        <subviews><view tag="1" id="a"/><view tag="2" id="b"/><view tag="3" id="c"/></subviews>
        <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>
        <variation key="widthClass=regular" axis="horizontal" spacing="9"><mask key="subviews"><include reference="a"/>
          <include reference="b"/></mask></variation>
      </stackView>
      """)
    let stack = try #require(root.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.map(\.tag) == [3] && stack.axis == .vertical && stack.spacing == 4)
    widen(root)
    #expect(stack.arrangedSubviews.map(\.tag) == [1, 2, 3] && stack.axis == .horizontal && stack.spacing == 9)
    root.traitOverrides.horizontalSizeClass = .compact
    #expect(stack.arrangedSubviews.map(\.tag) == [3] && stack.axis == .vertical && stack.spacing == 4)
  }

  @Test("a table's heights and a flow layout's lengths follow the size class")
  func lists() throws {
    let root = try load(
      """
      <tableView rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" style="plain" id="t">
        <rect key="frame" x="0" y="0" width="100" height="100"/>
        <variation key="widthClass=regular" rowHeight="60" sectionHeaderHeight="-1"/>
      </tableView>
      <collectionView dataMode="prototypes" id="c"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="4" id="l">
          <size key="itemSize" width="50" height="40"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          <variation key="widthClass=regular" minimumLineSpacing="20">
            <size key="itemSize" width="90" height="80"/>
          </variation>
        </collectionViewFlowLayout>
      </collectionView>
      """)
    let table = try #require(root.subviews[0] as? UITableView)
    let layout = try #require(
      (root.subviews[1] as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect([table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight] == [44, 28, 28])
    #expect(layout.itemSize == CGSize(width: 50, height: 40) && layout.minimumLineSpacing == 10)
    widen(root)
    #expect([table.rowHeight, table.sectionHeaderHeight] == [60, UITableView.automaticDimension])
    #expect(layout.itemSize == CGSize(width: 90, height: 80) && layout.minimumLineSpacing == 20)
    #expect(layout.minimumInteritemSpacing == 4)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    root.traitOverrides.horizontalSizeClass = .compact
    #expect(table.rowHeight == 44 && layout.itemSize == CGSize(width: 50, height: 40))
  }

  @Test(
    "margins that follow the readable width leave no wider column between them", arguments: [600, 1200] as [CGFloat])
  func readableWidth(width: CGFloat) throws {
    let root = try load(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
        <constraint firstAttribute="height" constant="10" id="h"/>
      </constraints></view>
      """,
      rest: """
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="c1"/>
          <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
        </constraints>
        """, attributes: #"layoutMarginsFollowReadableWidth="YES""#)
    root.bounds.size = CGSize(width: width, height: 100)
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame.width == root.readableContentGuide.layoutFrame.width)
    #expect(root.subviews[0].frame.width == (width == 600 ? 600 - 2 * root.layoutMargins.left : 920))
  }

  @Test("fonts, colors, hiding and numbers of lines follow, and fall back to what holds otherwise")
  func properties() throws {
    let root = try load(
      """
      <label text="x" numberOfLines="2" id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" systemColor="systemRedColor"/>
        <variation key="widthClass=regular" hidden="YES" alpha="0.5" numberOfLines="0">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/>
          <color key="textColor" systemColor="systemBlueColor"/>
          <color key="backgroundColor" systemColor="systemGreenColor"/>
        </variation>
      </label>
      """)
    let label = try #require(root.subviews.first as? UILabel)
    #expect(label.font == .systemFont(ofSize: 17) && !label.isHidden && label.numberOfLines == 2)
    widen(root)
    #expect(label.font == .systemFont(ofSize: 30, weight: .bold) && label.isHidden && label.numberOfLines == 0)
    #expect(label.textColor == .systemBlue && label.backgroundColor == .systemGreen && label.alpha == 0.5)
    root.traitOverrides.horizontalSizeClass = .compact
    #expect(label.font == .systemFont(ofSize: 17) && !label.isHidden && label.numberOfLines == 2)
    #expect(label.textColor == .systemRed && label.backgroundColor == nil && label.alpha == 1)
  }

  @Test("the change comes before the view hears of its new traits, so that the app has the last word")
  func order() throws {
    let root = try load(
      #"<label text="x" id="l"><variation key="widthClass=regular" alpha="0.5"/></label>"#)
    var heard: CGFloat = 0
    root.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _) in
      heard = view.subviews[0].alpha
    }
    widen(root)
    #expect(heard == 0.5)
  }

  @Test("a controller's view of a storyboard follows when a phone is turned, before its layout")
  func rotation() throws {
    let host = ViewHost(device: .standard)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="k1"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k2"/>
              <constraint firstItem="a" firstAttribute="width" constant="100" id="k3">
                <variation key="heightClass=compact" constant="300"/></constraint>
              <constraint firstItem="a" firstAttribute="height" constant="10" id="k4"/>
            </constraints></view>
          <navigationItem key="navigationItem" title="Tall" id="n"><barButtonItem key="rightBarButtonItem" title="A" id="i">
            <variation key="heightClass=compact" title="B"/></barButtonItem></navigationItem>
        </viewController></objects></scene></scenes></document>
      """
    let file = NibFile(try Document(data: Data(text.utf8), path: "Test.storyboard"), bundle: .main)
    let controller = try #require(UIStoryboard(file: file).instantiateInitialViewController())
    host.show(controller)
    let view = try #require(controller.view.subviews.first)
    #expect(view.frame.width == 100 && controller.navigationItem.rightBarButtonItem?.title == "A")
    host.set(host.device.held(.landscape))
    #expect(view.frame.width == 300 && controller.navigationItem.rightBarButtonItem?.title == "B")
    host.set(host.device.held(.portrait))
    #expect(view.frame.width == 100 && controller.navigationItem.rightBarButtonItem?.title == "A")
  }

  @Test("what varies keeps no view alive, and files without variations cost their views nothing")
  func memory() throws {
    let host = ViewHost(device: .standard)
    weak var root: UIView?
    weak var hidden: UIView?
    try host.run {
      let view = try load(
        #"<view id="a"/><view id="b"/>"#,
        rest: #"<variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>"#)
      root = view
      #expect(view.rareStorage?.variations.count == 1)
      widen(view)
      hidden = view.subviews.first
    }
    // The objects of a nib exist until the end of the turn.
    host.advance(by: 0.1)
    #expect(root == nil && hidden == nil)
    let plain = try load(#"<label text="x" id="l"/>"#)
    #expect(plain.rareStorage == nil)
  }
}

private final class OutletOwner: NSObject {
  var extra: UIView?
}
