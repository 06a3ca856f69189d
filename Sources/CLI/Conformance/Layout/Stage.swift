import UIKit

/// A screen with a window and the plain view of a root view controller, with any size, scale and safe area.
@MainActor
final class Stage {
  let scale: CGFloat
  let controller = UIViewController()
  let window: UIWindow

  /// The root view controller's view, which fills the screen.
  var root: UIView { controller.view }

  init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, category: UIContentSizeCategory = .large,
    idiom: UIUserInterfaceIdiom = .phone
  ) throws(Unsupported) {
    guard size.width > 0, size.height > 0 else { throw Unsupported("a screen needs a width and a height above 0") }
    self.scale = scale
    var configuration = ScreenConfiguration(
      size: size, scale: scale, safeAreaInsets: safeArea, idiom: idiom,
      horizontalSizeClass: idiom == .pad ? .regular : .compact, verticalSizeClass: .regular)
    configuration.contentSizeCategory = category
    let scene = UIWindowScene(screen: UIScreen(configuration: configuration))
    UIApplication.shared.connect(scene)
    window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    layOut()
  }

  func layOut() {
    WindowFrame.make(for: window)
  }
}
