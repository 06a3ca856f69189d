import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UIAppearanceTests {
  private let window: UIWindow

  init() {
    StandardScreen.make()
    AppearanceProxies.current.removeAll()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
  }

  private func shown<View: UIView>(_ view: View, in container: UIView? = nil) -> View {
    (container ?? window).addSubview(view)
    return view
  }

  private func ended() { AppearanceProxies.current.removeAll() }

  @Test func whatIsSetOnTheProxyIsSetOnViewsThatEnterAWindow() {
    defer { ended() }
    let early = shown(UISwitch())
    UISwitch.appearance().onTintColor = .red
    #expect(UISwitch.appearance() === UISwitch.appearance())
    #expect(UISwitch.appearance().onTintColor == .red)
    let late = UISwitch()
    #expect(late.onTintColor == nil)
    #expect(shown(late).onTintColor == .red)
    #expect(early.onTintColor == nil)
    #expect(late.thumbTintColor == nil)
  }

  @Test("items take over what was set on their proxies when a bar in a window shows them")
  func barItems() {
    defer { ended() }
    UITabBarItem.appearance().titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    UIBarButtonItem.appearance().tintColor = .green
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
    #expect(UITabBarItem.appearance() === UITabBarItem.appearance())

    let tab = UITabBarItem(title: "A", image: nil, tag: 0)
    let own = UITabBarItem(title: "B", image: nil, tag: 1)
    own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    tabs.items = [tab, own]
    #expect(tab.titlePositionAdjustment == .zero)
    _ = shown(tabs)
    #expect(tab.titlePositionAdjustment.vertical == -4)
    #expect(tab.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)

    let bar = shown(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44)))
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(systemItem: .add)
    bar.items = [item]
    item.rightBarButtonItem = button
    #expect(button.tintColor == .green)
    let toolbar = shown(UIToolbar(frame: CGRect(x: 0, y: 200, width: 300, height: 44)))
    let tool = UIBarButtonItem(systemItem: .done)
    toolbar.items = [tool]
    #expect(tool.tintColor == .blue)
  }

  @Test func whatWasSetOnTheInstanceStays() {
    defer { ended() }
    let own = UISwitch()
    own.onTintColor = .blue
    let cleared = UISwitch()
    cleared.onTintColor = nil
    UISwitch.appearance().onTintColor = .red
    #expect(shown(own).onTintColor == .blue)
    #expect(shown(cleared).onTintColor == nil)
  }

  @Test func aLaterValueReachesViewsThatEnterAgain() {
    defer { ended() }
    UILabel.appearance().textColor = .red
    let label = shown(UILabel())
    #expect(label.textColor == .red)
    UILabel.appearance().textColor = .green
    #expect(label.textColor == .red)
    label.removeFromSuperview()
    #expect(shown(label).textColor == .green)
    label.textColor = .blue
    label.removeFromSuperview()
    #expect(shown(label).textColor == .blue)
  }

  @Test func subclassesTakeTheirSuperclassesProxiesAndTheirOwnFirst() {
    defer { ended() }
    FancyLabel.appearance().textColor = .green
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .boldSystemFont(ofSize: 30)
    UIView.appearance().backgroundColor = .yellow
    let fancy = shown(FancyLabel())
    #expect(fancy.textColor == .green)
    #expect(fancy.font == .boldSystemFont(ofSize: 30))
    #expect(fancy.backgroundColor == .yellow)
    #expect(shown(UILabel()).textColor == .red)
  }

  @Test func containersNarrowAProxy() {
    defer { ended() }
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
    let card = shown(Card())
    #expect(shown(UILabel()).textColor == .red)
    #expect(shown(UILabel(), in: card).textColor == .green)
    #expect(shown(UILabel(), in: shown(UIView(), in: card)).textColor == .green)
  }

  @Test func theOutermostContainerWinsAndThenTheLongerChain() {
    defer { ended() }
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
    UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
    let panel = shown(Panel())
    let card = shown(Card(), in: panel)
    #expect(shown(UILabel(), in: card).textColor == .blue)
    let outerCard = shown(Card())
    #expect(shown(UILabel(), in: shown(Panel(), in: outerCard)).textColor == .green)
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, Panel.self]).textColor = .brown
    #expect(shown(UILabel(), in: shown(Card(), in: panel)).textColor == .brown)
    #expect(shown(UILabel(), in: shown(Panel(), in: shown(Card()))).textColor == .green)
  }

  @Test func controllersAreContainers() {
    defer { ended() }
    UISwitch.appearance(whenContainedInInstancesOf: [SettingsController.self]).onTintColor = .purple
    let controller = SettingsController()
    controller.view.addSubview(controller.control)
    window.rootViewController = controller
    #expect(controller.control.onTintColor == .purple)
  }

  @Test func traitsNarrowAProxyAndFollowChanges() {
    defer { ended() }
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .light)).textColor = .black
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .white
    let label = shown(UILabel())
    #expect(label.textColor == .black)
    window.overrideUserInterfaceStyle = .dark
    #expect(label.textColor == .white)
  }

  @Test func valuesForStatesMixWithTheInstancesOwn() {
    defer { ended() }
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.green, for: .highlighted)
    let button = UIButton(type: .custom)
    button.setTitleColor(.gray, for: .disabled)
    button.setTitleColor(.blue, for: .highlighted)
    _ = shown(button)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .blue)
    #expect(button.titleColor(for: .disabled) == .gray)
  }

  @Test func segmentedControlsAndSteppersTakeTheirImagesAndAttributes() {
    defer { ended() }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    UISegmentedControl.appearance().selectedSegmentTintColor = .green
    UISegmentedControl.appearance().setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    UIStepper.appearance().setIncrementImage(image, for: .normal)
    UISlider.appearance().setThumbImage(image, for: .normal)
    UISlider.appearance().minimumTrackTintColor = .red
    let segments = shown(UISegmentedControl(items: ["A"]))
    #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(segments.selectedSegmentTintColor == .green)
    #expect(
      segments.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) === image)
    #expect(shown(UIStepper()).incrementImage(for: .normal) === image)
    let slider = shown(UISlider())
    #expect(slider.thumbImage(for: .normal) === image)
    #expect(slider.minimumTrackTintColor == .red)
  }

  @Test func everyPlainPropertyIsHandedOn() {
    defer { ended() }
    UIProgressView.appearance().progressTintColor = .red
    UIProgressView.appearance().trackTintColor = .green
    UIActivityIndicatorView.appearance().color = .blue
    UIPageControl.appearance().pageIndicatorTintColor = .gray
    UIPageControl.appearance().currentPageIndicatorTintColor = .black
    UITextField.appearance().keyboardAppearance = .dark
    UITextField.appearance().textColor = .red
    UITextView.appearance().backgroundColor = .yellow
    UITextView.appearance().font = .systemFont(ofSize: 40)
    UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    UISlider.appearance().thumbTintColor = .red
    UIRefreshControl.appearance().attributedTitle = NSAttributedString(string: "Pull")
    let progress = shown(UIProgressView())
    #expect(progress.progressTintColor == .red)
    #expect(progress.trackTintColor == .green)
    #expect(shown(UIActivityIndicatorView(style: .large)).color == .blue)
    let pages = shown(UIPageControl())
    #expect(pages.pageIndicatorTintColor == .gray)
    #expect(pages.currentPageIndicatorTintColor == .black)
    let field = shown(UITextField())
    #expect(field.keyboardAppearance == .dark)
    #expect(field.textColor == .red)
    let view = shown(UITextView())
    #expect(view.backgroundColor == .yellow)
    #expect(view.font == .systemFont(ofSize: 40))
    #expect(shown(UIButton()).contentEdgeInsets.right == 4)
    #expect(shown(UISlider()).thumbTintColor == .red)
    #expect(shown(UIRefreshControl()).attributedTitle?.string == "Pull")
  }

  @Test func tintAndDirectionReachEveryView() {
    defer { ended() }
    UIView.appearance().tintColor = .orange
    UIView.appearance().semanticContentAttribute = .forceRightToLeft
    UIView.appearance().isExclusiveTouch = true
    let view = shown(UIImageView())
    #expect(view.tintColor == .orange)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.isExclusiveTouch)
  }

  @Test func aWindowTakesItsAppearanceWhenItIsShown() {
    defer { ended() }
    UIWindow.appearance().tintColor = .brown
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.isHidden = false
    #expect(other.tintColor == .brown)
  }
}

private final class FancyLabel: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { fatalError("FancyLabel is made in code") }
}

private final class Card: UIView {}

private final class Panel: UIView {}

private final class SettingsController: UIViewController {
  let control = UISwitch()
}
