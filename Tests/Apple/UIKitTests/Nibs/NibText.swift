import Foundation
import UIKit

/// XIBs that are defined in the tests.
enum NibText {
  /// Returns a XIB with objects after the two placeholders.
  static func xib(_ objects: String, owner: String = "", resources: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
        </objects>
        <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  /// Returns a view of 300 by 200 points with subviews.
  static func view(_ subviews: String, rest: String = "", attributes: String = "") -> String {
    """
    <view contentMode="scaleToFill" id="root" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews>
      \(rest)
    </view>
    """
  }

  @MainActor
  static func load(_ objects: String, owner: NSObject? = nil) -> [Any] {
    UINib(data: xib(objects), bundle: nil).instantiate(withOwner: owner)
  }
}
