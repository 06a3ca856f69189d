import Foundation
import InterfaceBuilder
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("What a storyboard keeps", .ownHosts)
struct StoryboardMemoryTests {
  private let host = ViewHost()

  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav"><connections>
          <segue destination="c" kind="relationship" relationship="rootViewController" id="g0"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="c">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><button id="b"><state key="normal" title="Next"/>
              <connections><segue destination="d" kind="presentation" id="g1"/></connections></button></subviews>
            <connections><outletCollection property="gestureRecognizers" destination="t" id="oc"/></connections>
          </view>
          <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="A" id="i"/></navigationItem>
          </viewController>
          <tapGestureRecognizer id="t"/><customObject id="o"/>
        </objects></scene>
        <scene sceneID="s3"><objects><viewController id="d"><view key="view" id="w"/></viewController></objects></scene>
      </scenes></document>
    """

  @Test("controllers go when nobody shows them, with their views and what begins their segues")
  func released() throws {
    weak var navigation: UINavigationController?
    weak var controller: UIViewController?
    weak var scene: StoryboardScene?
    try {
      let document = try Document(data: Data(Self.text.utf8), path: "Test.storyboard")
      let storyboard = UIStoryboard(file: NibFile(document, bundle: .main))
      let made = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      host.show(made)
      navigation = made
      controller = made.topViewController
      scene = controller?.sceneStorage
      #expect(controller?.view.gestureRecognizers?.count == 1)
      host.show(UIViewController())
    }()
    #expect(navigation == nil && controller == nil && scene == nil)
  }
}
