import UIKit

/// An app whose first window is displayed.
@MainActor
protocol RunningApp {
  /// The root controller of the app's first window.
  var controller: UIViewController { get }
  /// The app's own delegate, from a `UIApplicationDelegateAdaptor`.
  var delegate: (any UIApplicationDelegate)? { get }
}

/// The content of a running app, with its root controller and its own delegate.
struct AppContent<A: App>: RunningApp {
  let app: A
  var controller: UIViewController { UIHostingController(rootView: AppWindow(app: app)) }
  var delegate: (any UIApplicationDelegate)? {
    for child in Mirror(reflecting: app).children {
      if let adaptor = child.value as? any DelegateHolding { return adaptor.held }
    }
    return nil
  }
}

/// A view that displays the content of an app's first window, and connects the app's own dynamic properties.
struct AppWindow<A: App>: View, DynamicHolder {
  let app: A
  var body: some View { SceneContent.view(of: app.body) ?? AnyView(EmptyView()) }
}
