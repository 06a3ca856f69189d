/// What views show in the place of what they would show on a phone: a box with a page's address for the page, say.
@MainActor
package final class HostApproximations {
  package struct Entry {
    /// The class that is approximated, such as "WKWebView".
    package let kind: String
    /// What a phone would show, in words.
    package let detail: String
    package private(set) weak var view: UIView?

    init(kind: String, detail: String, view: UIView) {
      self.kind = kind
      self.detail = detail
      self.view = view
    }
  }

  private var entries: [Entry] = []

  /// Says what a view stands for, or what it stands for now.
  package func report(kind: String, detail: String, view: UIView) {
    entries.removeAll { $0.view == nil || $0.view === view }
    entries.append(Entry(kind: kind, detail: detail, view: view))
  }

  /// Those that can be seen in a view and its subviews, in the order in which they were reported.
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
