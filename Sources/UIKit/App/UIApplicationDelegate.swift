/// The app's own object beside `UIApplication`.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, in apps without scenes.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {
      fatalError("\(type(of: self)) got a window and declares no `var window: UIWindow?` to keep it")
    }
  }
}
