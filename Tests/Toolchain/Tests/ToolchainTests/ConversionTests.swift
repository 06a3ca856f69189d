import Foundation
import Testing

/// `viewcode convert`: the resulting files and the output.
@Suite struct ConversionTests {
  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="card" customClass="CardView"><rect key="frame" x="0" y="0" width="320" height="80"/><subviews>
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
          <rect key="frame" x="16" y="16" width="42" height="21"/></label></subviews>
        <constraints>
          <constraint firstItem="name" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="16" id="c1"/>
          <constraint firstItem="name" firstAttribute="top" secondItem="card" secondAttribute="top" constant="16" id="c2"/>
        </constraints></view>
      <view id="badge" customClass="BadgeView"><rect key="frame" x="0" y="0" width="20" height="20"/></view>
    </objects></document>
    """

  @Test func theOutputFolderIsWholeOrUntouched() throws {
    let folder = try Folder()
    try folder.write(Self.card, to: "Card.xib")
    try folder.write("mine\n", to: "out/CardView.swift/Notes.txt")
    let blocked = try Viewcode("convert", "Card.xib", "-o", "out", "--force", "--no-verify", in: folder.url)
    #expect(blocked.status == 2, "\(blocked.output)\(blocked.errors)")
    #expect(try folder.contents().keys.sorted() == ["Card.xib", "out/CardView.swift/Notes.txt"])

    try folder.write("// Mine\n", to: "code/BadgeView.swift")
    let before = try folder.contents()
    let refused = try Viewcode("convert", "Card.xib", "-o", "code", "--no-verify", in: folder.url)
    #expect(refused.status == 2 && refused.errors.contains("BadgeView.swift exists"))
    #expect(try folder.contents() == before)

    let written = try Viewcode("convert", "Card.xib", "-o", "code", "--force", "--no-verify", in: folder.url)
    #expect(written.status == 0)
    #expect(Set(try folder.contents().keys).subtracting(before.keys) == ["code/CardView.swift"])
  }

  /// A storyboard of another target is missing, and the scene with the segue to it is verified anyway.
  @Test func aSceneThatLeadsToAStoryboardElsewhereIsProved() throws {
    let folder = try Folder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="tabs"><scenes>
      <scene sceneID="s1"><objects><tabBarController title="Home" id="tabs"><connections>
        <segue destination="first" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="chat" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="s2"><objects><viewController title="First" id="first">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <color key="backgroundColor" red="0.6039" green="0.694" blue="0.749" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view></viewController></objects></scene>
      <scene sceneID="s3"><objects><viewControllerPlaceholder storyboardName="Chat" id="chat"/></objects></scene>
      </scenes></document>
      """, to: "Main.storyboard")
    let run = try Viewcode(
      "convert", "Main.storyboard", "-o", "out", "--pictures", "pictures", "--format", "json", in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(!run.output.contains(#""pixels_equal":false"#))
    // Nothing differs, so that there is no picture.
    #expect(try !folder.contents().keys.contains { $0.hasPrefix("pictures/") })
  }
}
