/// Finds the window that keeps the first responder for a responder.
@MainActor
enum FirstResponders {
  /// Returns the window that a responder belongs to: a view's own, a controller's view's, else the first one up the
  /// chain.
  static func window(of responder: UIResponder) -> UIWindow? {
    var current: UIResponder? = responder
    while let candidate = current {
      if let window = candidate as? UIWindow { return window.responderWindow }
      if let view = candidate as? UIView { return view.window?.responderWindow }
      current = candidate.next
    }
    return nil
  }
}
