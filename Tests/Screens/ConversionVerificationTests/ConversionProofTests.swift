import ConversionVerification
import Foundation
import TestHosts
import Testing
import UIKit

/// Files of these tests with equal code and with different code.
@MainActor
@Suite(.ownHosts)
struct ConversionVerificationTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "conversion proof \(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func file(_ name: String, _ text: String) throws -> String {
    let place = folder.appending(path: name)
    try Data(text.utf8).write(to: place)
    return place.path(percentEncoded: false)
  }

  private func xib(_ objects: String) throws -> String {
    try file(
      "Test.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects>
      </document>
      """)
  }

  private func label() throws -> String {
    try xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="100"/>
        <subviews><label userInteractionEnabled="NO" text="Departures" textAlignment="natural" \
        lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="16" y="16" width="90" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>
          <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
          <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" id="c2"/>
        </constraints>
      </view>
      """)
  }

  private static func view(font: UIFont) -> UIView {
    let (view, label) = (UIView(), UILabel())
    view.backgroundColor = .systemBackground
    label.text = "Departures"
    label.font = font
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
    ])
    return view
  }

  private func prove(
    _ path: String, _ object: String, pictures: URL? = nil, onlyCounts: Bool = false,
    _ make: @escaping @MainActor () -> UIResponder
  ) -> VerificationResult {
    let list = ConversionList()
    list.add(file: path, object: object, scene: object, name: "Code", make: make)
    var proof = ConversionVerification(list, pictures: pictures)
    return proof.prove(0, onlyCounts: onlyCounts)
  }

  @Test func theSameViewIsEqualOnEveryScreen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = prove(try label(), "root") { Self.view(font: .systemFont(ofSize: 17)) }
    #expect(result.notes == [])
    #expect(result.screens == ConversionVerification.screenCount && result.equalScreens == result.screens)
    #expect(result.views == 2 * result.screens && result.equalFrames == result.views)
  }

  @Test func anotherFontIsToldByNameAndScreen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = prove(try label(), "root") { Self.view(font: .systemFont(ofSize: 17, weight: .bold)) }
    #expect(result.equalScreens == 0)
    #expect(result.notes.contains { $0.contains("iPhone SE: font of UIView/UILabel[0] is") }, "\(result.notes)")
  }

  @Test func whatStopsTheProgramIsCountedAndNotMade() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var count = 0
    let result = prove(try label(), "root", onlyCounts: true) {
      count += 1
      return UIView()
    }
    #expect(count == 0)
    #expect(result.screens == ConversionVerification.screenCount && result.equalScreens == 0)
    #expect(result.views == 2 * result.screens && result.equalFrames == 0)
  }

  @Test func picturesAreKeptOfScreensThatDiffer() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func names(_ font: UIFont) throws -> [String] {
      let pictures = folder.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      _ = prove(try label(), "root", pictures: pictures) { Self.view(font: font) }
      return try FileManager.default.contentsOfDirectory(atPath: pictures.path(percentEncoded: false)).sorted()
    }
    #expect(try names(.systemFont(ofSize: 17)) == [])
    let kept = try names(.systemFont(ofSize: 17, weight: .bold))
    #expect(kept.count == 2 * ConversionVerification.screenCount)
    #expect(kept.contains("Code, iPhone SE, code.png") && kept.contains("Code, iPhone SE, file.png"))
  }

  @Test func theViewOfAControllerInAXIBIsShown() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try xib(
      """
      <viewController id="owner"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view></viewController>
      """)
    let result = prove(path, "owner") {
      let controller = UIViewController()
      controller.view.backgroundColor = .red
      return controller
    }
    #expect(result.notes == [])
    #expect(result.equalScreens == ConversionVerification.screenCount)
  }

  /// A converted controller whose headers are requested.
  private final class Headed: UICollectionViewController {
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 50, height: 40)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemBackground
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "Header")
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }
  }

  private final class Header: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .red
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func theHeadersOfAControllersCollectionAreShownOnBothSides() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try file(
      "Test.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <scenes><scene sceneID="s1"><objects>
        <collectionViewController customClass="Feeds" id="feeds">
          <collectionView key="view" dataMode="prototypes" id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="lay">
              <size key="itemSize" width="50" height="50"/><size key="headerReferenceSize" width="50" height="40"/>
            </collectionViewFlowLayout>
            <cells/>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Header" id="head">
              <rect key="frame" x="0" y="0" width="375" height="40"/>
              <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </collectionReusableView>
            <connections><outlet property="dataSource" destination="feeds" id="o1"/></connections>
          </collectionView>
        </collectionViewController>
      </objects></scene></scenes></document>
      """)
    let result = prove(path, "feeds") { Headed() }
    #expect(result.equalScreens == ConversionVerification.screenCount, "\(result.notes)")
  }
}
