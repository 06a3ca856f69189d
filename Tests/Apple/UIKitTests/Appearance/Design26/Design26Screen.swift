import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A screen in the design of iOS 26.
@MainActor
struct Design26Screen {
  let scene: UIWindowScene
  let window: UIWindow

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points. Default: that of an iPhone 16.
  ///   - top: The height of the status bar.
  ///   - bottom: The height of the home indicator.
  init(
    _ size: CGSize = CGSize(width: 393, height: 852), top: CGFloat = 59, bottom: CGFloat = 34, scale: CGFloat = 3,
    isDark: Bool = false, cutout: ScreenCutout = .island, vertical: UIUserInterfaceSizeClass = .regular,
    idiom: UIUserInterfaceIdiom = .phone, measures: DesignMeasures = .iOS26
  ) {
    var configuration = ScreenConfiguration(
      size: size, scale: scale, safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      idiom: idiom, horizontalSizeClass: idiom == .pad ? .regular : .compact, verticalSizeClass: vertical)
    configuration.measures = measures
    configuration.cutout = cutout
    if isDark { configuration.style = .dark }
    scene = UIWindowScene(screen: UIScreen(configuration: configuration))
    UIApplication.shared.connect(scene)
    window = UIWindow(windowScene: scene)
    window.isHidden = false
  }

  /// Returns the screen of an iPhone SE, with 2 pixels in a point.
  static func small(top: CGFloat = 0) -> Design26Screen {
    Design26Screen(CGSize(width: 375, height: 667), top: top, bottom: 0, scale: 2, cutout: .none)
  }

  /// Returns the screen of an iPad A16. design-26: D006.
  static func pad(_ measures: DesignMeasures = .iOS26) -> Design26Screen {
    Design26Screen(
      CGSize(width: 820, height: 1180), top: 32, bottom: 25, scale: 2, cutout: .none, idiom: .pad, measures: measures)
  }

  /// Returns the screen of an iPhone 17 Pro.
  static func pro(isDark: Bool = false) -> Design26Screen {
    Design26Screen(CGSize(width: 402, height: 874), top: 62, isDark: isDark)
  }

  @discardableResult
  func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    return controller
  }

  /// Displays a navigation controller with a table.
  func showNavigation(
    _ items: (UINavigationItem) -> Void = { _ in }, large: Bool = false, depth: Int = 1
  ) -> UINavigationController {
    let controllers = (0..<depth).map { index in
      let controller = UITableViewController(style: .plain)
      controller.title = "Title \(index)"
      return controller
    }
    items(controllers[depth - 1].navigationItem)
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = large
    navigation.setViewControllers(controllers, animated: false)
    return show(navigation)
  }

  func update() { WindowFrame.make(for: window) }

  /// Adds a view to the window and lays it out.
  @discardableResult
  func add<View: UIView>(_ view: View, _ frame: CGRect? = nil) -> View {
    if let frame { view.frame = frame }
    window.addSubview(view)
    update()
    return view
  }

  /// Returns the color at a point of the screen, from 0 to 255.
  func color(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
    update()
    guard let image = ScreenRendering.image(of: scene.screen, scale: 1, front: window, withSystemBars: false) else {
      return []
    }
    let pixel = TestPixels(image)[Int(x), Int(y)]
    return [pixel.red, pixel.green, pixel.blue].map { CGFloat($0) }
  }
}

extension UINavigationBar {
  /// The displayed platters of glass, from the leading one on.
  var shownPlatters: [CGRect] {
    subviews.filter { $0 is GlassView && !$0.isHidden }.map(\.frame).sorted { $0.minX < $1.minX }
  }
}

extension UIToolbar {
  var shownPlatters: [CGRect] {
    subviews.filter { $0 is GlassView && !$0.isHidden }.map(\.frame).sorted { $0.minX < $1.minX }
  }
}

extension CGRect {
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

/// Returns a square picture of a width.
@MainActor
func square(_ width: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: 18)).image { context in
    UIColor.black.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width, height: 18))
  }
}
