import Foundation
import InterfaceBuilder

/// Files in the format of Interface Builder for these tests.
enum ConversionFixtures {
  static func document(_ text: String, path: String = "Card.xib") -> Document {
    do {
      return try Document(data: Data(text.utf8), path: path)
    } catch {
      fatalError("a fixture can't be read: \(error)")
    }
  }

  /// Returns a XIB with objects.
  static func xib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
      </objects>
    </document>
    """
  }

  static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="car-d0-001" customClass="CardView" customModuleProvider="target">
          <rect key="frame" x="0.0" y="0.0" width="320" height="96"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <imageView userInteractionEnabled="NO" contentMode="scaleAspectFill" image="star.fill" catalog="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
              <rect key="frame" x="16" y="16" width="64" height="64"/>
              <constraints>
                <constraint firstAttribute="width" constant="64" id="con-00-001"/>
                <constraint firstAttribute="height" constant="64" id="con-00-002"/>
              </constraints>
            </imageView>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" \
    numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
              <rect key="frame" x="96" y="16" width="208" height="20"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
              <nil key="textColor"/>
              <nil key="highlightedColor"/>
            </label>
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
              <rect key="frame" x="96" y="50" width="60" height="30"/>
              <state key="normal" title="Follow"/>
              <connections>
                <action selector="follow:" destination="car-d0-001" eventType="touchUpInside" id="act-00-001"/>
              </connections>
            </button>
          </subviews>
          <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          <constraints>
            <constraint firstItem="ima-ge-001" firstAttribute="leading" secondItem="car-d0-001" \
    secondAttribute="leading" constant="16" id="con-00-003"/>
            <constraint firstItem="ima-ge-001" firstAttribute="centerY" secondItem="car-d0-001" \
    secondAttribute="centerY" id="con-00-004"/>
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="ima-ge-001" \
    secondAttribute="trailing" constant="16" id="con-00-005"/>
            <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="lab-el-001" \
    secondAttribute="trailing" constant="16" id="con-00-006"/>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="saf-e0-001" secondAttribute="top" \
    constant="16" id="con-00-007"/>
            <constraint firstItem="but-to-001" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" \
    constant="8" id="con-00-008"/>
            <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="lab-el-001" \
    secondAttribute="leading" id="con-00-009"/>
            <constraint firstAttribute="bottom" secondItem="but-to-001" secondAttribute="bottom" priority="750" \
    constant="16" id="con-00-010"/>
          </constraints>
          <connections>
            <outlet property="nameLabel" destination="lab-el-001" id="out-00-001"/>
            <outlet property="bottomConstraint" destination="con-00-010" id="out-00-002"/>
          </connections>
        </view>
      </objects>
    </document>
    """

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="nav-00-001">
      <scenes>
        <scene sceneID="sce-ne-001">
          <objects>
            <navigationController id="nav-00-001" sceneMemberID="viewController">
              <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar-00-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="96"/>
              </navigationBar>
              <connections>
                <segue destination="tab-le-001" kind="relationship" relationship="rootViewController" id="seg-00-001"/>
              </connections>
            </navigationController>
          </objects>
        </scene>
        <scene sceneID="sce-ne-002">
          <objects>
            <tableViewController title="Settings" id="tab-le-001" customClass="SettingsViewController" \
    customModuleProvider="target" sceneMemberID="viewController">
              <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
    dataMode="static" style="insetGrouped" separatorStyle="default" rowHeight="-1" sectionHeaderHeight="18" \
    sectionFooterHeight="18" id="tab-le-002">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <sections>
                  <tableViewSection headerTitle="Account" id="sec-ti-001">
                    <cells>
                      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
    accessoryType="disclosureIndicator" textLabel="cel-la-001" style="IBUITableViewCellStyleDefault" id="cel-l0-001">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    contentMode="center" tableViewCell="cel-l0-001" id="cel-co-001">
                          <rect key="frame" x="0.0" y="0.0" width="340" height="44"/>
                          <subviews>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Profile" \
    lineBreakMode="tailTruncation" id="cel-la-001">
                              <rect key="frame" x="16" y="0.0" width="320" height="44"/>
                              <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                          </subviews>
                        </tableViewCellContentView>
                        <connections>
                          <segue destination="pro-fi-001" kind="show" identifier="showProfile" id="seg-00-002"/>
                        </connections>
                      </tableViewCell>
                    </cells>
                  </tableViewSection>
                </sections>
              </tableView>
              <navigationItem key="navigationItem" title="Settings" id="ite-m0-001">
                <barButtonItem key="rightBarButtonItem" systemItem="done" id="ite-m0-002">
                  <connections>
                    <action selector="done:" destination="tab-le-001" id="act-00-002"/>
                  </connections>
                </barButtonItem>
              </navigationItem>
            </tableViewController>
          </objects>
        </scene>
        <scene sceneID="sce-ne-003">
          <objects>
            <viewController title="Profile" id="pro-fi-001" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="pro-fi-002">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}
