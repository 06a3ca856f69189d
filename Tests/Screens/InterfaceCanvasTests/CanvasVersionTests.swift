import Foundation
import InterfaceBuilder
import TestHosts
import Testing
import UIKit

@testable import InterfaceCanvas

/// Rules that differ between versions of Interface Builder, with files written for each.
@MainActor
@Suite("The canvas of a version", .ownHosts)
struct CanvasVersionTests {
  private func canvas(
    _ objects: String, tools: String, device: String, orientation: String = "portrait", isStoryboard: Bool = false
  ) throws -> InterfaceCanvas {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard." : "")XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES">
        <device id="\(device)" orientation="\(orientation)" appearance="light"/>
        \(isStoryboard ? "<scenes>\(objects)</scenes>" : "<objects>\(objects)</objects>")
      </document>
      """
    return InterfaceCanvas(try Document(data: Data(text.utf8), path: "Test"))
  }

  private func frame(of id: String, in canvas: InterfaceCanvas) throws -> CGRect {
    try #require(canvas.views.first { $0.description.id == id }).view.frame
  }

  /// A view with an inner one at all edges of the safe area.
  private func root(_ width: Int, _ height: Int, key: String = "") -> String {
    let edges = ["top", "bottom", "leading", "trailing"].map {
      #"<constraint firstItem="inner" firstAttribute="\#($0)" secondItem="safe" secondAttribute="\#($0)" id="\#($0)"/>"#
    }
    return """
      <view \(key) contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
        <constraints>\(edges.joined())</constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      """
  }

  private func scene(_ controller: String) -> String {
    #"<scene sceneID="last"><objects>\#(controller)</objects></scene>"#
  }

  private func navigation(bar: String = "") -> String {
    """
    <scene sceneID="navigation"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" \(bar) id="bar"/><connections>
      <segue destination="content" kind="relationship" relationship="rootViewController" id="g"/></connections>
    </navigationController></objects></scene>
    """
  }

  /// A table with a section of one row.
  private func table(style: String, title: String = "", attributes: String = "", cell: String = "") -> String {
    """
    <tableView key="view" rowHeight="-1" style="\(style)" dataMode="static" \(attributes) sectionHeaderHeight="18" \
    sectionFooterHeight="18" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections><tableViewSection \(title) id="section"><cells>
        <tableViewCell contentMode="scaleToFill" style="IBUITableViewCellStyleDefault" textLabel="label" id="cell">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <subviews><label text="Row" id="label">
              <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
          </tableViewCellContentView>\(cell)
        </tableViewCell></cells></tableViewSection></sections>
    </tableView>
    """
  }

  private func row(
    _ table: String, tools: String, bar: String? = nil, item: String = "", device: String = "retina4_7"
  ) throws -> CGRect {
    let controller =
      #"<tableViewController id="content" sceneMemberID="viewController">\#(table)\#(item)</tableViewController>"#
    let scenes = (bar.map { navigation(bar: $0) } ?? "") + scene(controller)
    return try frame(of: "cell", in: canvas(scenes, tools: tools, device: device, isStoryboard: true))
  }

  @Test(
    "the first title of a grouped table is nearer to the top below large titles, in all versions",
    arguments: ["14113", "20037", "22505", "24128"])
  func firstGroupedTitle(tools: String) throws {
    let grouped = table(style: "grouped", title: #"headerTitle="Core""#, attributes: #"estimatedRowHeight="-1""#)
    let plain = try row(grouped, tools: tools).minY
    #expect(try row(grouped, tools: tools, bar: "").minY == plain)
    #expect(try row(grouped, tools: tools, bar: #"largeTitles="YES""#).minY == plain - 17.5)
    let item = #"<navigationItem key="navigationItem" largeTitleDisplayMode="never" id="item"/>"#
    #expect(try row(grouped, tools: tools, bar: #"largeTitles="YES""#, item: item).minY == plain)
  }

  @Test(
    "sections of inset tables are 16 points from the sides of a narrow phone, in all versions",
    arguments: ["15505", "22685", "24128"])
  func insetSides(tools: String) throws {
    let inset = table(style: "insetGrouped", attributes: #"estimatedRowHeight="-1""#)
    let found = try row(inset, tools: tools)
    #expect(found.minX == 16 && found.width == 343)
  }

  @Test("plain sections without a title have no header until Xcode 10", arguments: [("14490", false), ("15505", true)])
  func untitledPlainSection(tools: String, hasHeader: Bool) throws {
    #expect(try (row(table(style: "plain"), tools: tools).minY > 0) == hasHeader)
  }

  @Test(
    "a row with a content configuration is a pixel higher",
    arguments: [("retina4_7", 44.5), ("retina6_0", 44 + 1.0 / 3)])
  func configuredRow(device: String, height: CGFloat) throws {
    let configuration = #"<listContentConfiguration key="contentConfiguration" text="Refresh"/>"#
    let plain = table(style: "plain", attributes: #"estimatedRowHeight="-1""#, cell: configuration)
    #expect(abs(try row(plain, tools: "23504", device: device).height - height) < 0.01)
  }

  @Test(
    "Xcode 26 gives rows 52 points in tables without an estimated height",
    arguments: [("", 52), (#"estimatedRowHeight="-1""#, 51)])
  func unestimatedRow(attributes: String, height: CGFloat) throws {
    #expect(try row(table(style: "grouped", attributes: attributes), tools: "24128").height == height)
  }

  @Test(
    "a phone without a notch has a status bar until Xcode 10 and since Xcode 15",
    arguments: [("13771", 20), ("14868", 0), ("21507", 0), ("21701", 20), ("24127", 20)])
  func statusBar(tools: String, top: CGFloat) throws {
    let view = try canvas(root(375, 667), tools: tools, device: "retina4_7")
    #expect(try frame(of: "inner", in: view).minY == top)
    let controller =
      #"<viewController id="content" sceneMemberID="viewController">\#(root(375, 667, key: #"key="view""#))</viewController>"#
    let storyboard = try canvas(scene(controller), tools: tools, device: "retina4_7", isStoryboard: true)
    #expect(try frame(of: "inner", in: storyboard).minY == top)
  }

  @Test(
    "a view wider than high has that status bar since Xcode 15",
    arguments: [("14113", 0), ("21701", 20), ("22505", 20)])
  func statusBarOverWideView(tools: String, top: CGFloat) throws {
    #expect(try frame(of: "inner", in: canvas(root(465, 154), tools: tools, device: "retina4_7")).minY == top)
  }

  @Test(
    "tablets with rounded corners have a status bar of 24 points and a home indicator",
    arguments: [("16097", 0, 1346), ("21507", 24, 1346), ("24765", 24, 1316)])
  func roundedTablet(tools: String, top: CGFloat, bottom: CGFloat) throws {
    let found = try frame(of: "inner", in: canvas(root(1024, 1366), tools: tools, device: "ipad12_9rounded"))
    #expect(found.minY == top && found.maxY == bottom)
  }

  @Test(
    "navigation bars are 54 points high in Xcode 26, and 106 with a large title",
    arguments: [("23094", "", 64), ("24127", "", 74), ("24127", "always", 126)])
  func navigationBars(tools: String, large: String, top: CGFloat) throws {
    let item =
      large.isEmpty ? "" : #"<navigationItem key="navigationItem" largeTitleDisplayMode="\#(large)" id="item"/>"#
    let view = root(375, 667, key: #"key="view""#)
    let controller = #"<viewController id="content" sceneMemberID="viewController">\#(view)\#(item)</viewController>"#
    let scenes = navigation(bar: #"largeTitles="YES""#) + scene(controller)
    let found = try frame(of: "inner", in: canvas(scenes, tools: tools, device: "retina4_7", isStoryboard: true))
    #expect(found.minY == top)
  }

  @Test("a phone on its side keeps its status bar's height free in Xcode 26", arguments: [("22505", 0), ("24412", 47)])
  func landscape(tools: String, top: CGFloat) throws {
    let view = try canvas(root(844, 390), tools: tools, device: "retina6_0", orientation: "landscape")
    #expect(try frame(of: "inner", in: view).minY == top)
  }

  @Test(
    "a view of another size than the screen has a home indicator since Xcode 15.3",
    arguments: [("22505", 300), ("24765", 266)])
  func freeformHomeIndicator(tools: String, bottom: CGFloat) throws {
    #expect(try frame(of: "inner", in: canvas(root(375, 300), tools: tools, device: "retina6_1")).maxY == bottom)
  }

  @Test(
    "a standalone cell of Xcode 26 has the margins of its phone, whatever its width",
    arguments: [("retina6_12", 339, 20), ("retina6_1", 322, 20), ("retina6_0", 414, 16), ("retina4_7", 414, 16)])
  func standaloneCell(device: String, width: Int, side: CGFloat) throws {
    let edges = ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="inner" firstAttribute="\($0)" secondItem="content" secondAttribute="\($0)Margin" id="\($0)"/>
      """
    }
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="100"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="100"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
          <constraints>\(edges.joined())</constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let found = try frame(of: "inner", in: canvas(cell, tools: "24127", device: device))
    #expect(found == CGRect(x: side, y: 15, width: CGFloat(width) - 2 * side, height: 70))
  }

  @Test(
    "titles and values in the middle of a row start at a whole point in Xcode 26",
    arguments: [("23504", "retina4_7", 15.5), ("24128", "retina4_7", 16), ("24412", "retina6_0", 16)])
  func valueRows(tools: String, device: String, top: CGFloat) throws {
    func label(_ id: String) -> String {
      """
      <label contentMode="left" text="Text" textAlignment="natural" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="40" height="20"/><autoresizingMask key="autoresizingMask"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let cell = """
      <tableViewCell contentMode="scaleToFill" textLabel="title" detailTextLabel="value" \
      style="IBUITableViewCellStyleValue1" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="375" height="51"/><autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="375" height="51"/><autoresizingMask key="autoresizingMask"/>
          <subviews>\(label("title"))\(label("value"))</subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let view = try canvas(cell, tools: tools, device: device)
    let (title, value) = try (frame(of: "title", in: view), frame(of: "value", in: view))
    #expect(abs(title.minY - top) < 0.001)
    #expect(abs(value.minY - top) < 0.001)
  }
}
