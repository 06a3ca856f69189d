import CoreGraphics
import Foundation
import TestHosts
import Testing

@_spi(Host) @testable import UIKit

@MainActor
@Suite("iOS 26: new members of containers and scenes", .ownHosts)
struct Design26ContainerAPITests {
  init() { StandardScreen.make() }

  // MARK: - Views

  @Test("D257, E183, E184: regions have the insets of the safe area, of the margins and of readable text")
  func layoutRegions() {
    let screen = Design26Screen.pad()
    let view = screen.show(UIViewController()).view!
    let safe = view.edgeInsets(for: .safeArea())
    #expect(safe == view.safeAreaInsets && safe.top == 32)
    #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == safe)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = view.directionalEdgeInsets(for: .margins(cornerAdaptation: .vertical))
    #expect(margins.leading == view.layoutMargins.left && margins.trailing == view.layoutMargins.right)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalEdgeInsets(for: .margins()).leading == view.layoutMargins.right)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
  }

  @Test("D258: the content is in the safe area, and its edges are mirrored around it")
  func backgroundExtension() {
    let screen = Design26Screen()
    let controller = screen.show(UIViewController())
    let view = UIBackgroundExtensionView(frame: controller.view.bounds)
    let content = UIView()
    content.backgroundColor = .blue
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    top.backgroundColor = .red
    content.addSubview(top)
    view.contentView = content
    controller.view.addSubview(view)
    screen.update()
    #expect(content.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    // The mirrored copy above the content begins with its upper part, the one below with its lower part.
    #expect(screen.color(200, 5) == [255, 0, 0])
    #expect(screen.color(200, 845) == [0, 0, 255])
    #expect(screen.color(200, 400) == [0, 0, 255])
    view.automaticallyPlacesContentView = false
    content.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    screen.update()
    #expect(content.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
  }

  @Test("D260: content fades under a view with the interaction, as far as it is under it")
  func edgeContainer() throws {
    let screen = Design26Screen()
    let controller = screen.show(UIViewController())
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 3000)
    controller.view.addSubview(scroll)
    let bar = UIView(frame: CGRect(x: 0, y: 752, width: 393, height: 100))
    controller.view.addSubview(bar)
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scroll
    interaction.edge = .bottom
    bar.addInteraction(interaction)
    screen.update()
    let effect = try #require(bar.subviews.first as? EdgeEffectView)
    #expect(effect.frame.maxY == 100 && effect.frame.height == effect.length)
    scroll.contentOffset.y = 3000 - 752
    screen.update()
    #expect(bar.subviews.isEmpty)
    scroll.contentOffset.y = 0
    scroll.bottomEdgeEffect.isHidden = true
    screen.update()
    #expect(bar.subviews.isEmpty)
    scroll.bottomEdgeEffect.isHidden = false
    screen.update()
    #expect(!bar.subviews.isEmpty)
    bar.removeInteraction(interaction)
    #expect(bar.subviews.isEmpty)
  }

  @Test("E185: a symbol replaces another one with the transition of the configuration")
  func symbolTransition() {
    let screen = Design26Screen()
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "play")
    configuration.symbolContentTransition = UISymbolContentTransition(.replace)
    let button = screen.add(UIButton(configuration: configuration), CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(button.imageView?.layer.animationKeys() == nil)
    button.configuration?.image = UIImage(systemName: "pause")
    screen.update()
    #expect(button.imageView?.layer.animationKeys()?.isEmpty == false)
    #expect(UISymbolContentTransition(.replace) == UISymbolContentTransition(.replace))
    #expect(UISymbolContentTransition(.replace, options: .speed(2)) != UISymbolContentTransition(.replace))
  }

  // MARK: - Bars and navigation

  @Test("E176: a fixed space between groups separates their platters")
  func fixedSpaceGroup() {
    func item() -> UIBarButtonItem { UIBarButtonItem(image: square(18), style: .plain, target: nil, action: nil) }
    func platters(_ middle: [UIBarButtonItemGroup]) -> Int {
      let groups = [item().creatingFixedGroup()] + middle + [item().creatingFixedGroup()]
      return Design26Screen().showNavigation { $0.trailingItemGroups = groups }.navigationBar.shownPlatters.count
    }
    #expect(platters([]) == 1)
    #expect(platters([.fixedSpace()]) == 2)
  }

  @Test("E178: a controller grows from a bar item")
  func zoomFromItem() throws {
    let item = UIBarButtonItem(image: square(18), style: .plain, target: nil, action: nil)
    let screen = Design26Screen()
    let navigation = screen.showNavigation { $0.rightBarButtonItem = item }
    let source = try #require(item.viewInBar)
    let next = UIViewController()
    next.preferredTransition = .zoom { _ in item }
    let first = try #require(navigation.topViewController)
    guard case .zoom(_, let provider) = next.preferredTransition?.kind else {
      Issue.record("no zoom")
      return
    }
    #expect(provider(.init(source: first, zoomed: next)) === source)
  }

  @Test("E186: a drag in the content leads back, but not in the design of iOS 18 or from a slider")
  func contentPop() {
    func stackAfterDrag(_ measures: DesignMeasures, slider: Bool = false) -> Int {
      let screen = Design26Screen(measures: measures)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      screen.show(navigation)
      if slider {
        let slider = UISlider(frame: CGRect(x: 100, y: 380, width: 200, height: 40))
        slider.value = 0.5
        navigation.topViewController?.view.addSubview(slider)
        screen.update()
      }
      let finger = HostFinger(down: CGPoint(x: 200, y: 400), in: screen.window)
      for x in stride(from: CGFloat(205), through: 390, by: 5) { finger.move(to: CGPoint(x: x, y: 400)) }
      let leads = navigation.viewControllers.count
      finger.cancel()
      return leads
    }
    #expect(stackAfterDrag(.iOS26) == 1)
    #expect(stackAfterDrag(.iOS13) == 2)
    #expect(stackAfterDrag(.iOS26, slider: true) == 2)
    #expect(UINavigationController().interactiveContentPopGestureRecognizer is UIPanGestureRecognizer)
  }

  @Test("E254: a navigation controller keeps its behavior as a container of bars")
  func barContainer() {
    let navigation = UINavigationController()
    #expect(navigation.barContainerBehavior == .automatic)
    navigation.barContainerBehavior = .local
    #expect(navigation.barContainerBehavior == .local)
  }

  // MARK: - Sheets and menus

  @Test("E217: a sheet on a tablet is at the side that the app prefers")
  func sheetPlacement() {
    func x(_ placement: UISheetPresentationController.Placement) -> CGFloat? {
      let screen = Design26Screen.pad()
      let root = screen.show(UIViewController())
      let controller = UIViewController()
      controller.modalPresentationStyle = .formSheet
      controller.sheetPresentationController?.preferredPlacement = placement
      root.present(controller, animated: false)
      screen.update()
      return controller.sheetPresentationController?.frameOfPresentedViewInContainerView.minX
    }
    #expect(x(.automatic) == x(.center))
    #expect(x(.leading) == 8)
    #expect(x(.trailing) == 820 - 8 - 540 || x(.trailing) == 820 - 8 - 580)
  }

  @Test("E177: an effect replaces the background of a sheet")
  func backgroundEffect() {
    let screen = Design26Screen()
    let root = screen.show(UIViewController())
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.medium()]
    controller.sheetPresentationController?.backgroundEffect = UIBlurEffect(style: .dark)
    root.present(controller, animated: false)
    screen.update()
    let effects = controller.sheetPresentationController?.presentedView?.subviews.compactMap {
      $0 as? UIVisualEffectView
    }
    #expect(effects?.map(\.effect) == [UIBlurEffect(style: .dark)])
    controller.sheetPresentationController?.backgroundEffect = nil
    screen.update()
    #expect(controller.sheetPresentationController?.presentedView?.subviews.contains { $0 is GlassView } == true)
  }

  @Test("D273, E234: a sidebar for tabs is not available")
  func sidebar() {
    let tabs = UITabBarController()
    #expect(!tabs.sidebar.isAvailable && tabs.sidebar.preferredPlacement == .automatic)
    tabs.sidebar.preferredPlacement = .sidebar
    #expect(tabs.sidebar.preferredPlacement == .sidebar && !tabs.tabBar.isHidden)
  }

  @Test("E210: typing highlights an entry of an open menu, and the return key chooses it")
  func typeSelect() {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      var chosen: [String] = []
      var allows = true
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(
            children: ["Copy", "Cut", "Delete"].map { title in
              UIAction(title: title) { [weak self] _ in self?.chosen.append(title) }
            })
        })
        configuration.allowsTypeSelect = allows
        return configuration
      }
    }
    let screen = Design26Screen()
    let controller = screen.show(UIViewController())
    let menus = Menus()
    let interaction = UIContextMenuInteraction(delegate: menus)
    controller.view.addInteraction(interaction)
    func open() {
      if interaction.prepare(at: CGPoint(x: 100, y: 300)) { interaction.presentPreparedMenu() }
      screen.update()
    }
    let keys = HostKeys(for: screen.window)
    open()
    keys.press("c")
    keys.press("u")
    keys.press("\r")
    #expect(menus.chosen == ["Cut"])
    menus.allows = false
    open()
    keys.press("d")
    keys.press("\r")
    #expect(menus.chosen == ["Cut"])
    keys.press(UIKeyCommand.inputEscape)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test("E187: the main menus contain the groups that the app prefers")
  func mainMenus() {
    #expect(UIMenuSystem.main === UIMainMenuSystem.shared)
    func groups() -> [UIMenu.Identifier] {
      UserInterface.current.menuSystems.mainTree.root.children.flatMap {
        ($0 as? UIMenu)?.children.compactMap { ($0 as? UIMenu)?.identifier } ?? []
      }
    }
    #expect(groups().contains(.print) && groups().contains(.replace) && !groups().contains(.inspectorGroup))
    let configuration = UIMainMenuSystem.Configuration()
    configuration.printingPreference = .removed
    configuration.inspectorPreference = .included
    configuration.textFormattingPreference = .removed
    configuration.findingConfiguration.style = .search
    var isBuilt = false
    UIMainMenuSystem.shared.setBuildConfiguration(configuration) { _ in isBuilt = true }
    #expect(!groups().contains(.print) && !groups().contains(.replace) && !groups().contains(.font))
    #expect(groups().contains(.inspectorGroup) && groups().contains(.find) && isBuilt)
  }

  // MARK: - Split views

  private func split(_ screen: Design26Screen) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
      split.setViewController(UIViewController(), for: column)
    }
    split.preferredDisplayMode = .oneBesideSecondary
    screen.show(split)
    return split
  }

  @Test("E196, E197: the inspector is a column at the trailing side once it is shown")
  func inspector() {
    let screen = Design26Screen.pad()
    let split = split(screen)
    #expect(!split.isShowing(.inspector) && split.isShowing(.primary) && split.isShowing(.secondary))
    split.preferredInspectorColumnWidth = 200
    split.show(.inspector)
    screen.update()
    #expect(split.isShowing(.inspector))
    let inspector = split.viewController(for: .inspector)?.navigationController?.view.frame
    #expect(inspector == CGRect(x: 620, y: 0, width: 200, height: 1180))
    #expect(split.viewController(for: .secondary)?.navigationController?.view.frame.maxX == 620)
    split.maximumInspectorColumnWidth = 150
    screen.update()
    #expect(split.viewController(for: .inspector)?.navigationController?.view.frame.width == 150)
    split.minimumInspectorColumnWidth = 180
    split.maximumInspectorColumnWidth = 300
    split.preferredInspectorColumnWidth = 100
    screen.update()
    #expect(split.viewController(for: .inspector)?.navigationController?.view.frame.width == 180)
    split.hide(.inspector)
    screen.update()
    #expect(!split.isShowing(.inspector))
    #expect(split.viewController(for: .secondary)?.navigationController?.view.frame.maxX == 820)
  }

  @Test("E197: on a phone, the inspector is a sheet")
  func inspectorSheet() {
    let screen = Design26Screen()
    let split = split(screen)
    #expect(split.isShowing(.secondary) && !split.isShowing(.primary))
    split.show(.inspector)
    screen.update()
    #expect(split.presentedViewController === split.viewController(for: .inspector)?.navigationController)
    #expect(split.isShowing(.inspector))
  }

  @Test("E198: controllers in columns know whether these are side by side")
  func layoutEnvironment() {
    let columns = split(.pad())
    #expect(columns.viewController(for: .primary)?.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
    #expect(columns.traitCollection.splitViewControllerLayoutEnvironment == .none)
    let stack = split(Design26Screen())
    #expect(stack.viewController(for: .secondary)?.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
  }

  // MARK: - Scenes and notifications

  @Test("E190: observers of typed messages receive what is posted, with its values")
  func typedMessages() {
    let screen = Design26Screen()
    var frames: [CGRect] = []
    var names: [String] = []
    let keyboard = NotificationCenter.default.addObserver(of: UIScreen.self, for: .keyboardWillShow) {
      frames.append($0.endFrame)
    }
    let window = NotificationCenter.default.addObserver(of: screen.window, for: .didBecomeHidden) { message in
      names.append("hidden \(message.window === screen.window)")
    }
    let byName = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      MainActor.assumeIsolated { names.append("by name") }
    }
    HostKeyboardFrame.show(height: 300, on: screen.scene.screen)
    screen.window.isHidden = true
    #expect(frames == [CGRect(x: 0, y: 552, width: 393, height: 300)])
    #expect(names == ["by name", "hidden true"])
    let message = UIResponder.KeyboardWillShowMessage(
      beginFrame: .zero, endFrame: CGRect(x: 0, y: 1, width: 2, height: 3), animationDuration: 0.25,
      animationCurve: .easeIn, isLocal: true, screen: screen.scene.screen)
    let copy = UIResponder.KeyboardWillShowMessage.makeMessage(
      UIResponder.KeyboardWillShowMessage.makeNotification(message))
    #expect(copy?.endFrame == message.endFrame && copy?.animationCurve == .easeIn && copy?.animationDuration == 0.25)
    withExtendedLifetime((keyboard, window, byName)) {}
  }

  @Test("E188, E224: traits for bright colors and for resources")
  func systemTraits() {
    let view = UIView()
    view.traitOverrides.headroomUsageLimit = .active
    view.traitOverrides.systemPrefersReducedResourceUsage = true
    #expect(view.traitCollection.hdrHeadroomUsageLimit == .active)
    #expect(view.traitCollection.systemPrefersReducedResourceUsage)
    #expect(UITraitCollection(hdrHeadroomUsageLimit: .inactive).hdrHeadroomUsageLimit == .inactive)
    #expect(UITraitCollection(systemPrefersReducedResourceUsage: true).systemPrefersReducedResourceUsage)
    #expect(!UIApplication.shared.systemPrefersReducedResourceUsage)
    #expect(UIView().traitCollection.hdrHeadroomUsageLimit == .unspecified)
  }

  @Test("E189: an exposure is at least that of white")
  func exposure() {
    let well = UIColorWell()
    well.maximumLinearExposure = 4
    #expect(well.maximumLinearExposure == 4 && well.supportsEyedropper)
    well.maximumLinearExposure = 0
    #expect(well.maximumLinearExposure == 1)
    let picker = UIColorPickerViewController()
    picker.maximumLinearExposure = -.infinity
    #expect(picker.maximumLinearExposure == 1)
  }

  @Test("E195: a controller that locks the orientation locks that of the scene")
  func orientationLock() {
    final class Locking: UIViewController {
      override var prefersInterfaceOrientationLocked: Bool { true }
    }
    let screen = Design26Screen()
    screen.show(UINavigationController(rootViewController: Locking()))
    #expect(screen.scene.effectiveGeometry.isInterfaceOrientationLocked)
  }

  @Test("E211: a display link of the scene is called for each frame")
  func displayLink() {
    let screen = Design26Screen()
    let calls = Counter()
    let link = screen.scene.displayLink { _ in calls.count += 1 }
    link?.add(to: .main, forMode: .common)
    let host = AppHost.current
    host.clock.now += 1 / 60
    host.displayLinks.callAll(at: host.clock.now, interval: 1 / 60)
    #expect(calls.count == 1)
    link?.invalidate()
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test("E212: an extended lift takes longer")
  func liftBehavior() throws {
    final class Source: NSObject, UIDragInteractionDelegate {
      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [] }
    }
    let source = Source()
    let interaction = UIDragInteraction(delegate: source)
    let view = UIView()
    view.addInteraction(interaction)
    let gesture = try #require(view.gestureRecognizers?.first as? UILongPressGestureRecognizer)
    let standard = gesture.minimumPressDuration
    interaction.liftBehavior = .extended
    #expect(gesture.minimumPressDuration == 2 * standard)
    interaction.liftBehavior = .default
    #expect(gesture.minimumPressDuration == standard)
    #expect(interaction.allowsPointerDragBeforeLiftDelay)
  }

  @Test("E213: text inputs keep the grammar checking")
  func grammarChecking() {
    let (field, text, search) = (UITextField(), UITextView(), UISearchBar())
    #expect(field.grammarCheckingType == .default)
    (field.grammarCheckingType, text.grammarCheckingType, search.grammarCheckingType) = (.no, .yes, .no)
    #expect(search.searchTextField.grammarCheckingType == .no && text.grammarCheckingType == .yes)
  }

  @Test("E218: a scene copies the dialog for closing")
  func closureConfirmation() {
    let scene = Design26Screen().scene
    let confirmation = UISceneClosureConfirmation(
      title: "End", message: nil, actions: [UIAlertAction(title: "End for all", style: .destructive)])
    scene.closureConfirmation = confirmation
    #expect(scene.closureConfirmation !== confirmation && scene.closureConfirmation?.title == "End")
    #expect(scene.closureConfirmation?.actions.map(\.title) == ["End for all"])
  }

  @Test("E225, E251: accessories are registered, and never available without a second display")
  func sceneAccessories() {
    let controller = UIViewController()
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let first = controller.registerSceneAccessory(.externalNonInteractive(sceneConfiguration: configuration))
    let second = controller.registerSceneAccessory(.cameraCapture(sceneConfiguration: configuration, userInfo: "info"))
    #expect(!first.isAvailable && first.isEnabled && second.accessory.userInfo as? String == "info")
    controller.unregisterSceneAccessory(first)
    #expect(controller.extras.sceneAccessories.map { $0 === second } == [true])
  }

  @Test("E227: steppers and refresh controls work in the Mac's idiom")
  func macIdiom() {
    let screen = Design26Screen(idiom: .mac)
    let stepper = screen.add(UIStepper(), CGRect(x: 0, y: 100, width: 94, height: 32))
    stepper.value = 3
    #expect(stepper.value == 3 && stepper.intrinsicContentSize.width > 0)
    let table = screen.add(UITableView(), CGRect(x: 0, y: 200, width: 393, height: 400))
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.beginRefreshing()
    #expect(table.refreshControl?.isRefreshing == true)
  }
}
