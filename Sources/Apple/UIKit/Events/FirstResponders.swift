/// The lookup of the window that stores the first responder of a responder's hierarchy.
@MainActor
enum FirstResponders {
  /// Returns the window of a responder: that of the view, of the controller's view, or of the next responder in the
  /// chain that has one.
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
