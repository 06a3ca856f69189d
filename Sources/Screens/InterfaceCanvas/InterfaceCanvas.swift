import Foundation
import InterfaceBuilder
import UIKit
import ViewHost

import struct ViewHost.Device

/// A XIB or storyboard laid out as Interface Builder's canvas shows it: each view that stands by itself in its saved size, on
/// the file's own device, with the bars that the file simulates.
@MainActor
package final class InterfaceCanvas {
  /// A view with its id and place.
  package struct PlacedView {
    package let description: Object
    package let view: UIView
  }

  package let document: Document
  package let device: Device
  /// A device of its own, in the file's measures.
  private let host = AppHost(base: HostScope.current.base)
  private let canvas: CanvasViews
  private var windows: [UIWindow] = []
  /// Nobody else keeps them, and windows find their screens by them.
  private var scenes: [UIWindowScene] = []

  /// Reads a file and makes its views.
  ///
  /// - Parameters:
  ///   - device: in the place of the file's own.
  ///   - size: the size of views that stand by themselves, in points, in the place of the saved one.
  ///   - resources: where images and colors of a name are looked up.
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

  /// The size of text that a file was edited in; nil for the usual one.
  package static func textSize(of document: Document) -> UIContentSizeCategory? { CanvasDevice.textSize(document) }

  package var roots: [CanvasViews.Root] { canvas.roots }
  package var views: [PlacedView] { canvas.views.map { PlacedView(description: $0.description, view: $0.view) } }
  package var shortcomings: [NibDiagnostic] { canvas.shortcomings }

  /// What a view that stands by itself looks like.
  package func picture(of root: CanvasViews.Root) throws(PictureSizeError) -> Picture {
    try Picture(of: root.view, scale: device.scale)
  }

  private func show(_ root: CanvasViews.Root, _ size: CGSize?, _ configuration: ScreenConfiguration) {
    let saved = size ?? root.description.frame.map { CGSize(width: $0.width, height: $0.height) } ?? device.size
    // A file may say anything; a screen has a size.
    let most: CGFloat = 20_000
    let size = CGSize(width: min(most, max(1, saved.width)), height: min(most, max(1, saved.height)))
    var configuration = configuration
    configuration.size = size
    configuration.safeAreaInsets = insets(of: root, size: size)
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
      // It lies where its controller has it, which is not shown.
      if let frame = root.description.frame {
        root.view.frame.origin = CGPoint(x: max(-most, min(most, frame.x)), y: max(-most, min(most, frame.y)))
      }
      window.addSubview(root.view)
    } else {
      // Interface Builder takes every view that stands by itself for a controller's.
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

  /// Whether a root is a bar of a container of controllers, or a view in one, and not a view of its own.
  private static func isBar(_ root: CanvasViews.Root) -> Bool {
    guard root.controller == nil, let controller = root.scene?.controller else { return false }
    return controller.bars.contains(root.description) || controller.viewsInBars.contains(root.description)
  }

  private func bars(of root: CanvasViews.Root) -> CanvasBars {
    root.controllerDescription.map { CanvasBars(of: $0, in: document) } ?? CanvasBars(ofView: root.description)
  }

  /// In a navigation controller the first scroll view's content begins below the bar also where it is too short to be
  /// scrolled. On the canvas there is only the room that the bar takes.
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
    // A view of its own lies at the top of the screen, which grows with it where it is too large for it.
    let isLarger = size.width > device.size.width || size.height > device.size.height
    let isFreeform = root.controllerDescription.map { $0[ViewControllerElement.freeformSize] != nil } ?? true
    if isFreeform, size != device.size, !isLarger { insets.bottom = 0 }
    // A device without a notch is not always taken to have a status bar.
    let hasNotch = device.idiom == .phone && device.safeAreaInsets.bottom > 0
    if !hasNotch {
      let hasBar =
        root.controller == nil
        ? CanvasDevice.hasStatusBar(overViewOf: size, on: device.idiom, version: version)
        : CanvasRules.statusBarOverControllers.value(near: version)
      if !hasBar { insets.top = 0 }
    }
    if !bars.hasStatusBar, device.safeAreaInsets.bottom == 0 { insets.top = 0 }
    // Sheets lie below the status bar, and their navigation bars are higher.
    let isInSheet = bars.isInSheet && CanvasRules.sheets.value(near: version)
    if isInSheet { insets.top = 0 }
    if bars.hasNavigationBar {
      insets.top += (isInSheet ? 56 : 44) + (bars.hasLargeTitle ? 52 : 0) + (bars.hasPrompt ? 30 : 0)
    }
    if bars.isNavigationBarOpaque { insets.top = 0 }
    if bars.hasBottomBar { insets.bottom += 49 }
    return insets
  }
}
