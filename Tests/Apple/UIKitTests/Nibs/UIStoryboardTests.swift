import Foundation
import InterfaceBuilder
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UIStoryboard", .ownHosts)
struct UIStoryboardTests {
  private let host = ViewHost()

  private func storyboard(_ scenes: String, initial: String = "nav") throws -> UIStoryboard {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>\(scenes)</scenes>
      </document>
      """
    return UIStoryboard(file: NibFile(try Document(data: Data(text.utf8), path: "Test.storyboard"), bundle: .main))
  }

  private static let home = """
    <scene sceneID="s1"><objects>
      <navigationController id="nav"><connections>
        <segue destination="home" kind="relationship" relationship="rootViewController" id="g0"/></connections>
      </navigationController>
    </objects></scene>
    <scene sceneID="s2"><objects>
      <viewController id="home" storyboardIdentifier="Home" customClass="HomeController" customModule="UIKitTests">
        <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b1"><state key="normal" title="Next"/>
              <connections><segue destination="next" kind="show" identifier="next" id="g1"/></connections></button>
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="c1">
              <connections><segue destination="child" kind="embed" identifier="child" id="g2"/></connections></containerView>
          </subviews>
          <constraints>
            <constraint firstItem="b1" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="k1"/>
            <constraint firstItem="b1" firstAttribute="centerX" secondItem="v1" secondAttribute="centerX" id="k2"/>
            <constraint firstItem="c1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" id="k3"/>
            <constraint firstItem="c1" firstAttribute="trailing" secondItem="v1" secondAttribute="trailing" id="k4"/>
            <constraint firstItem="c1" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="k5"/>
            <constraint firstAttribute="height" constant="200" firstItem="c1" id="k6"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="safe"/>
        </view>
        <navigationItem key="navigationItem" title="Home" id="n1">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="i1">
            <connections><segue destination="sheet" kind="presentation" identifier="sheet" modalPresentationStyle="fullScreen" id="g3"/></connections>
          </barButtonItem>
        </navigationItem>
      </viewController>
    </objects></scene>
    <scene sceneID="s3"><objects>
      <viewController id="next" title="Next" customClass="NextController" customModule="UIKitTests">
        <view key="view" id="v2"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews><button buttonType="system" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b2">
            <rect key="frame" x="50" y="300" width="100" height="40"/><state key="normal" title="Back home"/>
            <connections><segue destination="exit" kind="unwind" unwindAction="backHome:" id="g4"/></connections></button>
          </subviews></view>
      </viewController>
      <exit id="exit" sceneMemberID="exit"/>
    </objects></scene>
    <scene sceneID="s4"><objects><viewController id="child"><view key="view" id="v3"><rect key="frame" x="0" y="0" width="10" height="10"/></view></viewController></objects></scene>
    <scene sceneID="s5"><objects><viewController id="sheet" title="Sheet"><view key="view" id="v4"><rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController></objects></scene>
    """

  private func showHome() throws -> (UINavigationController, HomeController) {
    HomeController.record = []
    let navigation = try #require(
      try storyboard(Self.home).instantiateInitialViewController() as? UINavigationController)
    host.show(navigation)
    return (navigation, try #require(navigation.topViewController as? HomeController))
  }

  @Test("the initial controller comes with those that it contains, and views wait until they are asked for")
  func initial() throws {
    let navigation = try #require(
      try storyboard(Self.home).instantiateInitialViewController() as? UINavigationController)
    let home = try #require(navigation.viewControllers.first as? HomeController)
    #expect(!home.isViewLoaded)
    #expect(home.navigationItem.title == "Home")
    #expect(home.navigationItem.rightBarButtonItem != nil)
    #expect(home.storyboard != nil)
  }

  @Test(
    "the view is laid out with its constraints, below the bar, and embedded controllers are prepared before viewDidLoad"
  )
  func embedding() throws {
    let (navigation, home) = try showHome()
    #expect(HomeController.record == ["prepare child nil", "viewDidLoad"])
    let button = home.view.subviews[0]
    #expect(button.frame.minY == navigation.navigationBar.frame.maxY + 10)
    let container = home.view.subviews[1]
    #expect(container.frame == CGRect(x: 0, y: 852 - 34 - 200, width: 393, height: 200))
    #expect(home.children.first?.view.superview === container)
    #expect(home.children.first?.view.frame == container.bounds)
  }

  @Test("a tapped button pushes after asking and preparing, and an unwind segue goes back and runs its method")
  func pushingAndUnwinding() throws {
    SelectorTable.add("backHome:", to: HomeController.self) { home, arguments in
      home.unwound(arguments[0] as? UIStoryboardSegue)
      return nil
    }
    let (navigation, home) = try showHome()
    HomeController.record = []
    try host.tap(text: "Next")
    host.advance(by: 1)
    #expect(HomeController.record == ["should next", "prepare next UIButton"])
    #expect(navigation.topViewController is NextController)
    try host.tap(text: "Back home")
    host.advance(by: 1)
    #expect(navigation.topViewController === home)
    #expect(HomeController.record.last == "unwound from NextController")
  }

  @Test("a refused segue does nothing; one that code performs is not asked for")
  func refusing() throws {
    let (navigation, home) = try showHome()
    home.refuses = true
    try host.tap(text: "Next")
    host.advance(by: 1)
    #expect(navigation.topViewController === home)
    home.performSegue(withIdentifier: "sheet", sender: nil)
    host.advance(by: 1)
    #expect(home.presentedViewController?.title == "Sheet")
    #expect(home.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  private static let split = """
    <scene sceneID="s1"><objects>
      <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" minimumPrimaryColumnWidth="250" id="split">
        <connections>
          <segue destination="detail" kind="relationship" relationship="detailViewController" id="g1"/>
          <segue destination="list" kind="relationship" relationship="masterViewController" id="g2"/>
          <segue destination="middle" kind="relationship" relationship="supplementaryViewController" id="g3"/>
        </connections></splitViewController>
    </objects></scene>
    <scene sceneID="s2"><objects><viewController title="List" id="list"><view key="view" id="v1"/></viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController title="Middle" id="middle"><view key="view" id="v2"/></viewController></objects></scene>
    <scene sceneID="s4"><objects><viewController title="Detail" id="detail"><view key="view" id="v3"/></viewController></objects></scene>
    """

  @Test("a split controller has the columns that its relationships name, and is as the file says")
  func splitController() throws {
    let made = try storyboard(Self.split, initial: "split").instantiateInitialViewController()
    let split = try #require(made as? UISplitViewController)
    #expect(split.style == .tripleColumn)
    #expect(split.viewController(for: .primary)?.title == "List")
    #expect(split.viewController(for: .supplementary)?.title == "Middle")
    #expect(split.viewController(for: .secondary)?.title == "Detail")
    #expect(split.preferredDisplayMode == .oneBesideSecondary && split.preferredSplitBehavior == .tile)
    #expect(split.minimumPrimaryColumnWidth == 250)
  }

  @Test("a page controller turns pages as the file says, and a table's refresh control is the table's")
  func otherControllers() throws {
    let text = """
      <scene sceneID="s1"><objects><pageViewController storyboardIdentifier="Pages" transitionStyle="scroll"
        navigationOrientation="vertical" id="p"/></objects></scene>
      <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="Table" clearsSelectionOnViewWillAppear="NO" interfaceStyle="dark" id="t">
        <tableView key="view" id="tv"><rect key="frame" x="0" y="0" width="393" height="852"/></tableView>
        <refreshControl key="refreshControl" id="r"/></tableViewController></objects></scene>
      """
    let storyboard = try storyboard(text)
    let pages = storyboard.instantiateViewController(withIdentifier: "Pages") as? UIPageViewController
    #expect(pages?.transitionStyle == .scroll && pages?.navigationOrientation == .vertical)
    let table = storyboard.instantiateViewController(withIdentifier: "Table") as? UITableViewController
    #expect(table?.clearsSelectionOnViewWillAppear == false && table?.overrideUserInterfaceStyle == .dark)
    table?.loadViewIfNeeded()
    #expect(table?.tableView.refreshControl != nil)
  }

  @Test("a creator makes the controller with what it needs")
  func creator() throws {
    let storyboard = try storyboard(Self.home)
    let home = storyboard.instantiateViewController(identifier: "Home") { coder in
      HomeController(coder: coder, name: "Ada")
    }
    #expect(home.name == "Ada")
    #expect(home.navigationItem.title == "Home")
  }
}

final class HomeController: UIViewController {
  static var record: [String] = []
  var refuses = false
  var name = ""

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  init?(coder: NSCoder, name: String) {
    super.init(coder: coder)
    self.name = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.record.append("viewDidLoad")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.record.append("should \(identifier)")
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.record.append("prepare \(segue.identifier ?? "") \(sender.map { "\(type(of: $0))" } ?? "nil")")
  }

  func unwound(_ segue: UIStoryboardSegue?) {
    Self.record.append("unwound from \(segue.map { "\(type(of: $0.source))" } ?? "")")
  }
}

final class NextController: UIViewController {}
