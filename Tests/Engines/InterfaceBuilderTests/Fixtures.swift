import Foundation
import Testing

@testable import InterfaceBuilder

/// Small files that contain the tested elements.
enum Fixtures {
  /// Returns a XIB with objects after its placeholders, and children of the document after the objects.
  static func xib(_ objects: String, after: String = "", attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"\
     targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES"\
     useSafeAreas="YES" colorMatched="YES"\(attributes)>
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
        </objects>
    \(after)
    </document>
    """
  }

  static func storyboard(_ scenes: String, initial: String = "nav-01") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771"\
     targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  static func read(_ text: String, limits: ReadingLimits = ReadingLimits()) throws -> Document {
    try Document(data: Data(text.utf8), path: "Card.xib", limits: limits)
  }

  /// Returns the view of the id `box` in a XIB that contains nothing else.
  static func view(_ element: String, file: (String) -> String = { xib($0) }) throws -> Object {
    try #require(read(file(element)).object("box"))
  }

  /// A card with all features.
  static let card = xib(
    """
            <view contentMode="scaleToFill" id="card-1" customClass="CardView" customModule="App" customModuleProvider="target">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200.5"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" textAlignment="natural"\
     lineBreakMode="tailTruncation" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label-1">
                        <rect key="frame" x="20" y="20" width="280" height="21"/>
                        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
                        <nil key="textColor"/>
                        <color key="highlightedColor" red="1" green="0.5" blue="0.0" alpha="0.25" colorSpace="custom"\
     customColorSpace="displayP3"/>
                    </label>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button-1">
                        <state key="normal" title="Go" image="star" catalog="system"/>
                        <state key="disabled" title="No">
                            <color key="titleColor" name="faint"/>
                        </state>
                        <connections>
                            <action selector="go:" destination="-1" eventType="touchUpInside" id="action-1"/>
                        </connections>
                    </button>
                    <textView id="text-1">
                        <string key="text">Two
    lines</string>
                        <textInputTraits key="textInputTraits" keyboardType="URL" secureTextEntry="YES"/>
                    </textView>
                </subviews>
                <viewLayoutGuide key="safeArea" id="guide-1"/>
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <accessibility key="accessibilityConfiguration" label="Card">
                    <accessibilityTraits key="traits" button="YES" header="YES"/>
                    <bool key="isElement" value="YES"/>
                </accessibility>
                <constraints>
                    <constraint firstItem="label-1" firstAttribute="leading" secondItem="guide-1" secondAttribute="leading"\
     constant="20" symbolic="YES" id="con-1"/>
                    <constraint firstAttribute="width" secondItem="label-1" secondAttribute="height" multiplier="3:4"\
     relation="greaterThanOrEqual" priority="750" id="con-2"/>
                </constraints>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="radius">
                        <integer key="value" value="8"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="soft" value="YES"/>
                    <userDefinedRuntimeAttribute type="size" keyPath="gap">
                        <size key="value" width="1" height="2"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections>
                    <outlet property="title" destination="label-1" id="outlet-1"/>
                    <outletCollection property="parts" destination="label-1" collectionClass="NSMutableArray" id="col-1"/>
                    <outletCollection property="parts" destination="button-1" id="col-2"/>
                    <outletCollection property="gestureRecognizers" destination="tap-1" appends="YES" id="col-3"/>
                </connections>
            </view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="tap-1"/>
    """,
    after: """
          <resources>
              <image name="star" catalog="system" width="128" height="116"/>
              <namedColor name="faint">
                  <color white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </namedColor>
              <systemColor name="systemBackgroundColor">
                  <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </systemColor>
          </resources>
      """)

  static let app = storyboard(
    """
            <scene sceneID="scene-1">
                <objects>
                    <navigationController storyboardIdentifier="Main" id="nav-01" sceneMemberID="viewController">
                        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-01"/>
                        <connections>
                            <segue destination="home-1" kind="relationship" relationship="rootViewController" id="seg-1"/>
                        </connections>
                    </navigationController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first-1" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="-10" y="20.5"/>
            </scene>
            <scene sceneID="scene-2">
                <objects>
                    <tableViewController id="home-1" customClass="Home" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="top-1"/>
                            <viewControllerLayoutGuide type="bottom" id="bottom-1"/>
                        </layoutGuides>
                        <tableView key="view" style="grouped" dataMode="static" id="table-1">
                            <sections>
                                <tableViewSection headerTitle="One" id="sec-1">
                                    <cells>
                                        <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tl-1" id="cell-1">
                                            <tableViewCellContentView key="contentView" tableViewCell="cell-1" id="content-1">
                                                <subviews>
                                                    <label text="Row" id="tl-1"/>
                                                </subviews>
                                            </tableViewCellContentView>
                                            <connections>
                                                <segue destination="exit-1" kind="unwind" identifier="back"\
     unwindAction="back:" id="seg-2"/>
                                            </connections>
                                        </tableViewCell>
                                    </cells>
                                </tableViewSection>
                            </sections>
                        </tableView>
                        <navigationItem key="navigationItem" title="Home" id="item-1">
                            <rightBarButtonItems>
                                <barButtonItem systemItem="add" id="add-1"/>
                                <barButtonItem title="More" id="more-1"/>
                            </rightBarButtonItems>
                        </navigationItem>
                        <nil key="simulatedTopBarMetrics"/>
                    </tableViewController>
                    <exit id="exit-1" userLabel="Exit" sceneMemberID="exit"/>
                    <customObject id="obj-1" customClass="Store"/>
                </objects>
            </scene>
    """)
}
