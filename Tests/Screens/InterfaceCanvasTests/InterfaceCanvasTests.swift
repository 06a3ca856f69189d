import Foundation
import InterfaceBuilder
import TestHosts
import Testing
import UIKit

@testable import InterfaceCanvas

@MainActor
@Suite("The canvas of Interface Builder", .ownHosts)
struct InterfaceCanvasTests {
  /// Returns the frame of the view `inner` in a file that one version of Interface Builder saved.
  private func frame(
    _ objects: String, tools: String, device: String = "retina4_7", orientation: String = "portrait",
    header: String = ""
  ) throws -> CGRect {
    let canvas = InterfaceCanvas(
      try document(objects, tools: tools, device: device, orientation: orientation, header: header))
    return try #require(canvas.views.first { $0.description.id == "inner" }).view.frame
  }

  private func document(
    _ objects: String = "", tools: String, device: String = "retina4_7", orientation: String = "portrait",
    header: String = ""
  ) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="\(orientation)" appearance="light"/>\(header)
        <objects>\(objects)</objects>
      </document>
      """
    return try Document(data: Data(text.utf8), path: "Test.xib")
  }

  private func inner(
    _ anchors: [String], to item: String, suffix: String = "Margin", element: String = "view"
  ) -> String {
    let constraints = anchors.map {
      """
      <constraint firstItem="inner" firstAttribute="\($0)" secondItem="\(item)" secondAttribute="\($0)\(suffix)" \
      id="\($0)"/>
      """
    }
    return """
      <subviews><\(element) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      </\(element)></subviews>
      <constraints>\(constraints.joined())</constraints>
      """
  }

  private func root(_ width: Int, _ height: Int, _ anchors: [String]) -> String {
    """
    <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      \(inner(anchors, to: "safe", suffix: ""))
      <viewLayoutGuide key="safeArea" id="safe"/>
    </view>
    """
  }

  private func tableCell(width: Int) -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
        \(inner(["top", "bottom", "leading", "trailing"], to: "content"))
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  @Test(
    "a cell by itself has the margins of the version that saved it",
    arguments: [
      ("12121", 320, CGRect(x: 8, y: 8, width: 304, height: 43.5)),
      ("14113", 320, CGRect(x: 16, y: 11, width: 288, height: 38)),
      ("14113", 600, CGRect(x: 20, y: 11, width: 560, height: 38)),
      ("16097", 320, CGRect(x: 15, y: 11, width: 290, height: 38)),
      ("16097", 375, CGRect(x: 15, y: 11, width: 345, height: 38)),
      ("17701", 600, CGRect(x: 16, y: 11, width: 568, height: 38)),
    ])
  func cellMargins(tools: String, width: Int, expected: CGRect) throws {
    let found = try frame(tableCell(width: width), tools: tools)
    #expect(found == expected)
  }

  @Test("Xcode 11 gives such cells another margin on wide phones")
  func cellMarginsOnWidePhone() throws {
    #expect(try frame(tableCell(width: 320), tools: "16096", device: "retina6_1").minX == 16)
    #expect(try frame(tableCell(width: 414), tools: "16096", device: "retina6_1").minX == 20)
  }

  @Test(
    "a narrow table has margins of 16 points, in Xcode 14 and 15 of 20",
    arguments: [("15505", "YES", 16), ("15505", "NO", 16), ("22505", "NO", 20)] as [(String, String, CGFloat)])
  func cellMarginsInTable(tools: String, preserves: String, margin: CGFloat) throws {
    let table = """
      <tableView rowHeight="60" style="plain" dataMode="prototypes" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
        <prototypes><tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="\(preserves)" id="cell">
          <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
          <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="\(preserves)" \
          contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            \(inner(["top", "bottom", "leading", "trailing"], to: "content"))
          </tableViewCellContentView>
        </tableViewCell></prototypes>
      </tableView>
      """
    let found = try frame(table, tools: tools)
    #expect(found.minX == margin && found.width == 375 - 2 * margin)
  }

  @Test("a collection cell has a controller's margins at the sides, wide from 400 points on", arguments: [372, 402])
  func collectionCell(width: Int) throws {
    let cell = """
      <collectionViewCell contentMode="center" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
        <view key="contentView" contentMode="center">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
          \(inner([], to: "cell"))
        </view>
        <constraints>
          <constraint firstItem="inner" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="a"/>
          <constraint firstAttribute="trailingMargin" secondItem="inner" secondAttribute="trailing" id="b"/>
        </constraints>
      </collectionViewCell>
      """
    let margin: CGFloat = width >= 400 ? 20 : 16
    let found = try frame(cell, tools: "14460.31")
    #expect(found.minX == margin && found.width == CGFloat(width) - 2 * margin)
  }

  @Test(
    "before iOS 13 a subtitle stands right below its title, however high the row",
    arguments: [("14092", 0), ("21507", 3)])
  func subtitleGap(tools: String, gap: CGFloat) throws {
    let cell = """
      <tableViewCell contentMode="scaleToFill" textLabel="inner" detailTextLabel="detail" rowHeight="90" \
      style="IBUITableViewCellStyleSubtitle" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="375" height="90"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="90"/>
          <subviews>
            <label text="Title" id="inner"><fontDescription key="fontDescription" type="system" pointSize="16"/></label>
            <label text="Detail" id="detail"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let views = InterfaceCanvas(try document(cell, tools: tools)).views
    let title = try #require(views.first { $0.description.id == "inner" })
    let detail = try #require(views.first { $0.description.id == "detail" })
    #expect(detail.view.frame.minY - title.view.frame.maxY == gap)
  }

  @Test(
    "the status bar of a phone without a notch is over portrait views of some versions",
    arguments: [
      ("14113", 375, 600, 20), ("14113", 477, 351, 0), ("17701", 375, 667, 0), ("20037", 375, 667, 0),
      ("22505", 375, 667, 20),
    ])
  func statusBar(tools: String, width: Int, height: Int, top: Int) throws {
    #expect(try frame(root(width, height, ["top"]), tools: tools).minY == CGFloat(top))
  }

  @Test("tablets have it in the same versions, held either way")
  func statusBarOfTablet() throws {
    let upright = root(834, 1194, ["top", "bottom"])
    let found = try frame(upright, tools: "16097", device: "ipad11_0rounded")
    #expect(found.minY == 0 && found.maxY == 1174)
    #expect(try frame(upright, tools: "22505", device: "ipad11_0rounded").minY == 24)
    let lying = root(1024, 768, ["top"])
    #expect(try frame(lying, tools: "22505", device: "ipad9_7", orientation: "landscape").minY == 20)
  }

  @Test(
    "a view of its own reaches down to the home indicator where it is the screen's size or larger",
    arguments: [(414, 896, 34), (414, 300, 0), (320, 385, 0), (428, 115, 34), (320, 1000, 34)])
  func homeIndicator(width: Int, height: Int, bottom: Int) throws {
    let found = try frame(root(width, height, ["top", "bottom"]), tools: "19529", device: "retina6_1")
    #expect(found.minY == 44 && found.maxY == CGFloat(height - bottom))
  }

  @Test("a collection's view keeps clear of the notch at the sides of a phone that lies")
  func collectionInLandscape() throws {
    let header = """
      <collectionReusableView id="header">
        <rect key="frame" x="0.0" y="0.0" width="802" height="100"/>
        \(inner(["top", "bottom", "leading", "trailing"], to: "safe", suffix: ""))
        <viewLayoutGuide key="safeArea" id="safe"/>
      </collectionReusableView>
      """
    let found = try frame(header, tools: "23727", device: "retina5_9", orientation: "landscape")
    #expect(found == CGRect(x: 50, y: 0, width: 702, height: 100))
    let upright = try frame(header, tools: "23727", device: "retina5_9")
    #expect(upright == CGRect(x: 0, y: 0, width: 802, height: 100))
  }

  @Test("a view in a stack is at least 50 by 50 where nothing else says how large it is")
  func stackedSize() throws {
    func stack(_ attributes: String, _ other: String) -> String {
      """
      <stackView \(attributes) id="stack"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" x="0.0" y="0.0" width="7" height="7"/>
          </view>
          \(other)
        </subviews>
      </stackView>
      """
    }
    let label = """
      <label horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="0" y="0" width="7" height="7"/></label>
      """
    let thin = try frame(stack(#"alignment="center""#, label), tools: "21701")
    #expect((thin.minY, thin.height) == (25, 50))
    #expect(thin.width > 150)
    let long = label.replacingOccurrences(of: "Label", with: "A text of one line that is far too long for the stack")
    #expect(try frame(stack("", long), tools: "21701").width == 0)
    // Labels stretch for the minimum size.
    let column = """
      <stackView axis="vertical" alignment="top" id="stack"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
          <rect key="frame" x="0.0" y="0.0" width="7" height="7"/></view>\(label)</subviews>
      </stackView>
      """
    #expect(try frame(column, tools: "21701").width == 50)
    let empty = """
      <stackView axis="vertical" alignment="center" id="stack"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><label text="" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
          <rect key="frame" x="0.0" y="0.0" width="7" height="7"/></label>\(label)</subviews>
      </stackView>
      """
    #expect(try frame(empty, tools: "21701").width == 50)
    // Conflicting constraints have precedence.
    let wide = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="wide"><rect key="frame" x="0" y="0" width="7" height="7"/>
        <constraints><constraint firstAttribute="width" constant="170" id="w"/></constraints></view>
      """
    #expect(try frame(stack("", wide), tools: "21701") == CGRect(x: 0, y: 0, width: 30, height: 100))
  }

  @Test("a hidden view of a stack keeps the size that it must have, and the others close up")
  func hiddenInStack() throws {
    let stack = """
      <stackView spacing="18" id="stack"><rect key="frame" x="0.0" y="0.0" width="198" height="70"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="first"><rect key="frame" x="0" y="0" width="7" height="7"/>
            <constraints><constraint firstAttribute="width" constant="90" id="w1"/></constraints></view>
          <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" x="0" y="0" width="7" height="7"/>
            <constraints><constraint firstAttribute="width" constant="90" id="w2"/></constraints></view>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="last"><rect key="frame" x="0" y="0" width="7" height="7"/>
            <constraints><constraint firstAttribute="width" constant="90" id="w3"/></constraints></view>
        </subviews>
      </stackView>
      """
    let canvas = InterfaceCanvas(try document(stack, tools: "17701"))
    func frame(_ id: String) throws -> CGRect {
      try #require(canvas.views.first { $0.description.id == id }).view.frame
    }
    #expect(try frame("inner") == CGRect(x: 99, y: 0, width: 90, height: 70))
    #expect(try frame("last") == CGRect(x: 108, y: 0, width: 90, height: 70))
  }

  @Test("of constraints that contradict each other the first is left out")
  func conflicts() throws {
    let root = """
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        </view><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="other">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        </view></subviews>
        <constraints>
          <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="16" id="c1"/>
          <constraint firstItem="other" firstAttribute="leading" secondItem="inner" secondAttribute="trailing" \
          constant="8" id="c2"/>
          <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
          <constraint firstAttribute="trailing" secondItem="other" secondAttribute="trailing" constant="10" id="c4"/>
        </constraints>
      </view>
      """
    // The second view has no width, because the width can't be negative.
    #expect(try frame(root, tools: "21701").width == 182)
  }

  @Test("views that a controller puts into a bar are laid out in the size that the file has for them")
  func viewsInBars() throws {
    let item = """
      <viewController id="controller">
        <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        <navigationItem key="navigationItem" id="item">
          <barButtonItem key="rightBarButtonItem" id="button"><view key="customView" contentMode="scaleToFill" id="custom">
            <rect key="frame" x="10" y="5.5" width="80" height="33"/>
            \(inner(["top", "bottom", "leading", "trailing"], to: "custom", suffix: ""))
          </view></barButtonItem>
        </navigationItem>
      </viewController>
      """
    #expect(try frame(item, tools: "18122") == CGRect(x: 0, y: 0, width: 80, height: 33))

    let controller = """
      <viewController id="controller">
        <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        <navigationItem key="navigationItem" id="item">
          <view key="titleView" contentMode="scaleToFill" id="title">
            <rect key="frame" x="95" y="5.5" width="310" height="33"/>
            \(inner(["top", "bottom", "leading", "trailing"], to: "title", suffix: ""))
          </view>
        </navigationItem>
      </viewController>
      """
    #expect(try frame(controller, tools: "18122") == CGRect(x: 0, y: 0, width: 310, height: 33))
  }

  @Test("Xcode keeps twice a phone's safe area free since version 16.3")
  func doubleSafeArea() throws {
    let found = try frame(root(393, 852, ["top", "bottom"]), tools: "24506", device: "retina6_12")
    #expect(found.minY == 118 && found.maxY == 784)
    let wide = root(414, 896, ["top", "bottom"])
    let (before, after) = (
      try frame(wide, tools: "23094", device: "retina6_1"), try frame(wide, tools: "23727", device: "retina6_1")
    )
    #expect(before.minY == 48 && before.maxY == 862)
    #expect(after.minY == 96 && after.maxY == 828)
  }

  @Test("a build of Xcode that is not released goes by its plug-in", arguments: [("22685", 11), ("12121", 8)])
  func unreleased(plugIn: String, margin: CGFloat) throws {
    let header = """
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/></dependencies>
      """
    let frame = try frame(tableCell(width: 375), tools: "32700.99.1234", header: header)
    #expect(frame.minY == margin)
    #expect(try self.frame(tableCell(width: 375), tools: "22685").minY == 11)
  }

  @Test("files of Xcode 12.5 to 13 that name no text size were shown in the smallest")
  func textSize() throws {
    func size(_ tools: String, _ header: String = "") throws -> UIContentSizeCategory? {
      InterfaceCanvas.textSize(of: try document(tools: tools, header: header))
    }
    #expect(try size("17701") == nil)
    #expect(try size("18122") == .extraSmall)
    #expect(try size("20037") == .extraSmall)
    #expect(try size("21225") == nil)
    #expect(try size("20037", #"<accessibilityOverrides isEnabled="YES" dynamicTypePreference="1"/>"#) == .small)
    #expect(
      try size("24506", #"<accessibilityOverrides isEnabled="YES" dynamicTypePreference="6"/>"#)
        == .extraExtraExtraLarge)
    #expect(try size("24506", #"<accessibilityOverrides dynamicTypePreference="6"/>"#) == nil)
    #expect(try size("24506", #"<accessibilityOverrides isEnabled="YES" dynamicTypePreference="99"/>"#) == nil)
  }

  @Test(
    "a row that constraints size is a point higher in Xcode 26, and has its margins",
    arguments: [("22505", 42, 20), ("24506", 51, 21)] as [(String, CGFloat, CGFloat)])
  func sizedRow(tools: String, row: CGFloat, content: CGFloat) throws {
    let table = """
      <tableView rowHeight="-1" estimatedRowHeight="-1" style="plain" dataMode="prototypes" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
        <prototypes><tableViewCell contentMode="scaleToFill" id="cell">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
              <fontDescription key="fontDescription" type="system" pointSize="16.5"/>
            </label></subviews>
            <constraints>
              <constraint firstItem="inner" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c1"/>
              <constraint firstAttribute="bottomMargin" secondItem="inner" secondAttribute="bottom" id="c2"/>
              <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c3"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell></prototypes>
      </tableView>
      """
    let canvas = InterfaceCanvas(try document(table, tools: tools))
    func view(_ id: String) throws -> UIView { try #require(canvas.views.first { $0.description.id == id }).view }
    #expect(try view("cell").frame.height == row)
    #expect(try view("inner").frame.height == content)
  }

  @Test("cells lie below a simulated navigation bar, and keep nothing free for it themselves")
  func contentBelowBar() throws {
    let collection = """
      <collectionView dataMode="prototypes" id="list">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="layout"><size key="itemSize" width="200" height="60"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
          <collectionViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
              <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
            <constraints>
              <constraint firstItem="inner" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="c1"/>
              <constraint firstItem="safe" firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" constant="5" id="c2"/>
              <constraint firstItem="inner" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c3"/>
              <constraint firstItem="safe" firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="c4"/>
            </constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
          </collectionViewCellContentView>
        </collectionViewCell></cells>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      </collectionView>
      """
    #expect(try frame(collection, tools: "22505") == CGRect(x: 0, y: 5, width: 200, height: 50))
  }

  /// Returns the frame of the view `inner` in the last scene of a storyboard: a controller whose root view has the
  /// given size.
  private func frame(
    inScene content: String, size: (width: Int, height: Int), tools: String, device: String, scenes: String,
    item: String = ""
  ) throws -> CGRect {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <scenes>
          \(scenes)
          <scene sceneID="last"><objects><viewController id="content" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
              <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
              \(content)
              <viewLayoutGuide key="safeArea" id="safe"/>
            </view>\(item)</viewController></objects></scene>
        </scenes>
      </document>
      """
    let canvas = InterfaceCanvas(try Document(data: Data(text.utf8), path: "Test.storyboard"))
    return try #require(canvas.views.first { $0.description.id == "inner" }).view.frame
  }

  /// Returns a navigation controller that contains the last scene's controller.
  private func navigation(bar: String = "", metrics: String = "") -> String {
    """
    <scene sceneID="navigation"><objects><navigationController id="nav" sceneMemberID="viewController">\(metrics)
      <navigationBar key="navigationBar" \(bar) id="bar"/><connections>
      <segue destination="content" kind="relationship" relationship="rootViewController" id="g2"/></connections>
    </navigationController></objects></scene>
    """
  }

  @Test(
    "a controller that a segue presents lies in a sheet since Xcode 11",
    arguments: [("12118", "", 88), ("15505", "", 56), ("15505", #"modalPresentationStyle="fullScreen""#, 88)])
  func sheets(tools: String, style: String, top: CGFloat) throws {
    let presenter = """
      <scene sceneID="s1"><objects><viewController id="first" sceneMemberID="viewController"><connections>
        <segue destination="nav" kind="presentation" \(style) id="g1"/></connections></viewController></objects></scene>
      """
    let found = try frame(
      inScene: inner(["top"], to: "safe", suffix: ""), size: (375, 812), tools: tools, device: "retina5_9",
      scenes: presenter + navigation())
    #expect(found.minY == top)
  }

  @Test(
    "a large title takes room where the controller always has one",
    arguments: [
      ("20037", "always", "view", 140), ("20037", "automatic", "tableView", 88), ("20037", "never", "view", 88),
      ("13771", "automatic", "tableView", 88), ("13771", "automatic", "view", 88),
    ])
  func largeTitles(tools: String, mode: String, element: String, top: CGFloat) throws {
    let found = try frame(
      inScene: inner(["top"], to: "safe", suffix: "", element: element), size: (390, 844), tools: tools,
      device: "retina6_0", scenes: navigation(bar: #"largeTitles="YES""#),
      item: #"<navigationItem key="navigationItem" largeTitleDisplayMode="\#(mode)" id="item"/>"#)
    #expect(found.minY == top)
  }

  @Test(
    "a controller that the file simulates in a sheet lies below the sheet's bar, and keeps the bottom free",
    arguments: ["20037", "18122"])
  func simulatedSheets(tools: String) throws {
    let metrics = #"<modalPageSheetSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    let found = try frame(
      inScene: inner(["top", "bottom"], to: "safe", suffix: ""), size: (390, 790), tools: tools, device: "retina6_0",
      scenes: navigation(metrics: metrics))
    #expect(found.minY == 56 && found.maxY == 756)
  }

  @Test("a view that two controllers of a file name is shown with the first, and what the second misses is told")
  func viewOfTwoControllers() throws {
    let view = """
      <view contentMode="scaleToFill" id="shared"><rect key="frame" x="0.0" y="0.0" width="30" height="20"/></view>
      """
    let controllers = #"<viewController id="one" view="shared"/><viewController id="two" view="shared"/>"#
    let canvas = InterfaceCanvas(try document(view + controllers, tools: "23504"))
    #expect(canvas.shortcomings.map(\.id) == ["two"])
    #expect(canvas.shortcomings.first?.description.hasPrefix("Test.xib:4:161:") == true, "\(canvas.shortcomings)")
    #expect(canvas.roots.first?.view.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test("a view that stands by itself and is the view of a controller inside another view is shown all the same")
  func viewOfControllerInside() throws {
    let objects = """
      <view contentMode="scaleToFill" id="shared"><rect key="frame" x="0.0" y="0.0" width="30" height="20"/></view>
      <view contentMode="scaleToFill" id="other"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <subviews><scrollView id="scroll"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <glkViewController key="refreshControl" id="inside" view="shared"/>
        </scrollView></subviews></view>
      """
    let canvas = InterfaceCanvas(try document(objects, tools: "23504"))
    #expect(canvas.roots.map(\.view.bounds.size) == [CGSize(width: 30, height: 20), CGSize(width: 50, height: 50)])
  }
}
