import Foundation
import InterfaceBuilder
import UIKit

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
  private let canvas: NibCanvas
  private var windows: [UIWindow] = []

  /// Reads a file and makes its views.
  ///
  /// - Parameters:
  ///   - device: in the place of the file's own.
  ///   - size: the size of views that stand by themselves, in points, in the place of the saved one.
  ///   - resources: where images and colours of a name are looked up.
  package init(
    _ document: Document, device: Device? = nil, size: CGSize? = nil, surroundings: Surroundings = Surroundings(),
    resources: Bundle = .main
  ) {
    self.document = document
    self.device = device ?? CanvasDevice.of(document.device) ?? .standard
    let configuration = ScreenConfiguration(device: self.device, surroundings: surroundings)
    let screen = UIScreen(configuration: configuration)
    UIApplication.shared.connect(UIWindowScene(screen: screen))
    canvas = NibCanvas(document, bundle: resources, traits: screen.traitCollection)
    for root in canvas.roots { show(root, size, configuration) }
  }

  package var roots: [NibCanvas.Root] { canvas.roots }
  package var views: [PlacedView] { canvas.views.map { PlacedView(description: $0.description, view: $0.view) } }
  package var shortcomings: [NibShortcoming] { canvas.shortcomings }

  /// What a view that stands by itself looks like.
  package func picture(of root: NibCanvas.Root) throws(PictureSizeError) -> Picture {
    try Picture(of: root.view, scale: device.scale)
  }

  private func show(_ root: NibCanvas.Root, _ size: CGSize?, _ configuration: ScreenConfiguration) {
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
    root.view.frame = CGRect(origin: .zero, size: size)
    if let controller = root.controller {
      window.rootViewController = controller
      window.isHidden = false
    } else {
      window.addSubview(root.view)
      window.isHidden = false
    }
    FrameLoop.update(window)
  }

  private func insets(of root: NibCanvas.Root, size: CGSize) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    let bars =
      root.scene?.controller.map { CanvasBars(of: $0, in: document) } ?? CanvasBars(ofView: root.description)
    let fills = size == device.size
    if bars.hasStatusBar, fills { insets = device.safeAreaInsets }
    if !bars.hasStatusBar, fills, device.safeAreaInsets.bottom > 0 { insets = device.safeAreaInsets }
    if bars.hasNavigationBar { insets.top += 44 + (bars.hasLargeTitle ? 52 : 0) + (bars.hasPrompt ? 30 : 0) }
    if bars.hasBottomBar { insets.bottom += 49 }
    return insets
  }
}
