import Foundation
import InterfaceBuilder
import UIKit
import ViewHost

import struct ViewHost.Device

/// The layout of a XIB or storyboard on Interface Builder's canvas: each root view in its saved size, on the file's
/// device, with the simulated bars.
@MainActor
package final class InterfaceCanvas {
  /// A view with its id and frame.
  package struct PlacedView {
    package let description: Object
    package let view: UIView
  }

  package let document: Document
  package let device: Device
  /// The host of a separate device with the file's measures.
  private let host = AppHost(base: HostScope.current.base)
  private let canvas: CanvasViews
  private var windows: [UIWindow] = []
  /// The scenes, which nothing else retains. Windows find their screens through them.
  private var scenes: [UIWindowScene] = []

  /// Reads a file and creates its views.
  ///
  /// - Parameters:
  ///   - device: A device instead of the file's own.
  ///   - size: The size of root views in points, instead of the saved one.
  ///   - resources: The source of named images and colors.
  package init(
    _ document: Document, device: Device? = nil, size: CGSize? = nil, surroundings: HostEnvironment = HostEnvironment(),
    resources: Bundle = .main
  ) {
    self.document = document
    self.device = device ?? CanvasDevice.of(document.device) ?? .standard
    var configuration = ScreenConfiguration(device: self.device, surroundings: surroundings)
    configuration.measures = CanvasDevice.measures(document)
    canvas = host.run { [configuration] in
      let screen = UIScreen(configuration: configuration)
      UIApplication.shared.connect(UIWindowScene(screen: screen))
      return CanvasViews(document, bundle: resources, traits: screen.traitCollection)
    }
    host.run {
      for root in canvas.roots { show(root, size, configuration) }
    }
  }

  /// Returns the text size with which a file was edited, or nil for the standard size.
  package static func textSize(of document: Document) -> UIContentSizeCategory? { CanvasDevice.textSize(document) }

  package var roots: [CanvasViews.Root] { canvas.roots }
  package var views: [PlacedView] { canvas.views.map { PlacedView(description: $0.description, view: $0.view) } }
  package var shortcomings: [NibDiagnostic] { canvas.shortcomings }

  /// Returns the picture of a root view.
  package func picture(of root: CanvasViews.Root) throws(PictureSizeError) -> Picture {
    try Picture(of: root.view, scale: device.scale)
  }

  private func show(_ root: CanvasViews.Root, _ size: CGSize?, _ configuration: ScreenConfiguration) {
    let saved = size ?? root.description.frame.map { CGSize(width: $0.width, height: $0.height) } ?? device.size
    // Sizes in files are arbitrary. That of a screen is limited.
    let most: CGFloat = 20_000
    let size = CGSize(width: min(most, max(1, saved.width)), height: min(most, max(1, saved.height)))
    var configuration = configuration
    configuration.size = size
    configuration.safeAreaInsets = insets(of: root, size: size)
    if version != nil {
      let isBelowLargeTitle = bars(of: root).isBelowLargeTitle
      configuration.measures = configuration.measures?.varied {
        $0.tables.firstGroupedTitleTop = CanvasRules.firstGroupedTitleTop(isBelowLargeTitle: isBelowLargeTitle)
      }
    }
    let screen = UIScreen(configuration: configuration)
    let scene = UIWindowScene(screen: screen)
    let window = UIWindow(windowScene: scene)
    windows.append(window)
    scenes.append(scene)
    root.view.frame = CGRect(origin: .zero, size: size)
    root.view.translatesAutoresizingMaskIntoConstraints = true
    if let cell = root.view as? UITableViewCell {
      cell.setMarginsWithoutTable(CanvasDevice.cellMargins(width: size.width, device: device, version: version))
    }
    if Self.isTablePart(root.description) {
      window.addSubview(root.view)
    } else if Self.isBar(root) {
      // The view has the position in its controller, which is not displayed.
      if let frame = root.description.frame {
        root.view.frame.origin = CGPoint(x: max(-most, min(most, frame.x)), y: max(-most, min(most, frame.y)))
      }
      window.addSubview(root.view)
    } else {
      // Interface Builder treats every root view as that of a controller.
      let controller = root.controller ?? root.view.controllerOfView ?? UIViewController()
      if controller.viewIfLoaded !== root.view { controller.view = root.view }
      if bars(of: root).hasNavigationBar { keepContentBelowBar(of: controller) }
      window.rootViewController = controller
    }
    window.isHidden = false
    FrameLoop.update(window)
  }

  private var version: Int? { CanvasDevice.version(document) }

  private static func isTablePart(_ description: Object) -> Bool {
    description.kind == .tableViewCell || description.kind == .tableViewHeaderFooterView
  }

  private static func isCollectionPart(_ description: Object) -> Bool {
    description.kind == .collectionViewCell || description.kind == .collectionReusableView
  }

  /// Returns whether a root is a bar of a container controller or a view in one, and not an independent view.
  private static func isBar(_ root: CanvasViews.Root) -> Bool {
    guard root.controller == nil, let controller = root.scene?.controller else { return false }
    return controller.bars.contains(root.description) || controller.viewsInBars.contains(root.description)
  }

  private func bars(of root: CanvasViews.Root) -> CanvasBars {
    root.controllerDescription.map { CanvasBars(of: $0, in: document) } ?? CanvasBars(ofView: root.description)
  }

  /// Keeps content below the bar. In a navigation controller, the content of the first scroll view begins below the bar
  /// even if it is too short for scrolling. On the canvas, only the height of the bar is reserved.
  private func keepContentBelowBar(of controller: UIViewController) {
    let scrollView = controller.view as? UIScrollView ?? controller.view.subviews.first as? UIScrollView
    guard let scrollView, scrollView.contentInsetAdjustmentBehavior == .automatic else { return }
    scrollView.contentInsetAdjustmentBehavior = .always
  }

  private func insets(of root: CanvasViews.Root, size: CGSize) -> UIEdgeInsets {
    let bars = bars(of: root)
    guard !Self.isTablePart(root.description), !Self.isBar(root) else { return .zero }
    var insets = CanvasDevice.safeAreaInsets(of: device, id: document.device?.id, version: version)
    if Self.isCollectionPart(root.description) {
      return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
    // A view without a controller is at the top of the screen, which grows to contain it.
    let isLarger = size.width > device.size.width || size.height > device.size.height
    let isFreeform = root.controllerDescription.map { $0[ViewControllerElement.freeformSize] != nil } ?? true
    if isFreeform, size != device.size, !isLarger {
      let isShown = device.idiom == .phone && CanvasRules.freeformHomeIndicator.value(near: version)
      insets.bottom = isShown ? device.safeAreaInsets.bottom : 0
    }
    // Some versions assume no status bar on devices without a notch.
    let hasNotch = device.idiom == .phone && device.safeAreaInsets.bottom > 0
    if !hasNotch {
      let hasBar =
        CanvasDevice.isRoundedTablet(document.device?.id)
        ? CanvasRules.statusBarOverRoundedTablets.value(near: version)
        : root.controller == nil
          ? CanvasDevice.hasStatusBar(overViewOf: size, on: device.idiom, version: version)
          : CanvasRules.statusBarOverControllers.value(near: version)
      if !hasBar { insets.top = 0 }
    }
    if !bars.hasStatusBar, device.safeAreaInsets.bottom == 0, CanvasRules.hiddenStatusBars.value(near: version) {
      insets.top = 0
    }
    // Sheets are positioned below the status bar, and their navigation bars are taller.
    let isInSheet = bars.isInSheet && CanvasRules.sheets.value(near: version)
    if isInSheet { insets.top = 0 }
    if bars.hasNavigationBar {
      let bar = isInSheet ? CanvasRules.sheetBarHeight : CanvasRules.navigationBarHeight
      insets.top += bar.value(near: version) + (bars.hasLargeTitle ? 52 : 0) + (bars.hasPrompt ? 30 : 0)
    }
    if bars.isNavigationBarOpaque { insets.top = 0 }
    // On a phone on its side, Xcode 26 reserves 65 points for a tab bar above the home indicator.
    let isTall = device.orientation == .landscape && hasNotch && CanvasRules.landscapeBars.value(near: version)
    if bars.hasBottomBar { insets.bottom += isTall ? 65 : 49 }
    return insets
  }
}
