import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import ViewHost

@MainActor
@Suite("The canvas of Interface Builder")
struct InterfaceCanvasTests {
  /// The frame of the view `inner` in a file that one version of Interface Builder saved.
  private func frame(_ objects: String, tools: String, device: String = "retina4_7") throws -> CGRect {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <objects>\(objects)</objects>
      </document>
      """
    let canvas = InterfaceCanvas(try Document(data: Data(text.utf8), path: "Test.xib"))
    return try #require(canvas.views.first { $0.description.id == "inner" }).view.frame
  }

  private func inner(_ anchors: [String], to item: String, suffix: String = "Margin") -> String {
    let constraints = anchors.map {
      """
      <constraint firstItem="inner" firstAttribute="\($0)" secondItem="\(item)" secondAttribute="\($0)\(suffix)" \
      id="\($0)"/>
      """
    }
    return """
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      </view></subviews>
      <constraints>\(constraints.joined())</constraints>
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
      ("16097", 375, CGRect(x: 16, y: 11, width: 343, height: 38)),
      ("17701", 600, CGRect(x: 16, y: 11, width: 568, height: 38)),
    ])
  func cellMargins(tools: String, width: Int, expected: CGRect) throws {
    let found = try frame(tableCell(width: width), tools: tools)
    #expect(found == expected)
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
    "the status bar of a phone without a notch is over portrait views of some versions",
    arguments: [("14113", 375, 600, 20), ("14113", 477, 351, 0), ("17701", 375, 667, 0), ("22505", 375, 667, 20)])
  func statusBar(tools: String, width: Int, height: Int, top: Int) throws {
    let root = """
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        \(inner(["top"], to: "safe", suffix: ""))
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      """
    #expect(try frame(root, tools: tools).minY == CGFloat(top))
  }

  @Test("Xcode 26 keeps twice a phone's safe area free")
  func doubleSafeArea() throws {
    let root = """
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        \(inner(["top", "bottom"], to: "safe", suffix: ""))
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      """
    let found = try frame(root, tools: "24506", device: "retina6_12")
    #expect(found.minY == 118 && found.maxY == 784)
  }
}
