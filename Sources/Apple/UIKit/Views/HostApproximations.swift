/// The stand-ins that views display instead of their content on a device, such as a box with the address of a web page.
@MainActor
package final class HostApproximations {
  package struct Entry {
    /// The class that is approximated, such as "WKWebView".
    package let kind: String
    /// A description of the content on a device.
    package let detail: String
    package private(set) weak var view: UIView?

    init(kind: String, detail: String, view: UIView) {
      self.kind = kind
      self.detail = detail
      self.view = view
    }
  }

  private var entries: [Entry] = []

  /// Records the content that a view approximates, replacing an earlier record of the view.
  package func report(kind: String, detail: String, view: UIView) {
    entries.removeAll { $0.view == nil || $0.view === view }
    entries.append(Entry(kind: kind, detail: detail, view: view))
  }

  /// Returns the entries of the visible views among a view and its subviews, in the order in which they were reported.
  package func entries(in view: UIView) -> [Entry] {
    entries.filter { entry in
      var ancestor = entry.view
      while let current = ancestor, !current.isHidden, current.alpha > 0 {
        if current === view { return true }
        ancestor = current.superview
      }
      return false
    }
  }
}

extension UserInterface {
  @MainActor package final var approximations: HostApproximations { part(HostApproximations.init) }
}
