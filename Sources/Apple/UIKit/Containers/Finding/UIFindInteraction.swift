import Foundation

/// An interaction that searches the text of a view. It presents a find bar at the bottom of the window, with a search
/// field, the number of results and arrows.
///
/// - Source: developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The delegate that provides find sessions. The reference is weak.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// The active find session, or `nil` if there is none.
  open private(set) var activeFindSession: UIFindSession?

  private final var navigator: FindNavigator?

  /// The text to search for.
  ///
  /// - Default: `nil`.
  open var searchText: String? { didSet { if searchText != oldValue { search() } } }

  /// The text that replaces results.
  ///
  /// - Default: `nil`.
  open var replacementText: String? { didSet { navigator?.show(self) } }

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { dismissFindNavigator() }

  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the find bar is presented.
  open var isFindNavigatorVisible: Bool { navigator != nil }

  /// Presents the find bar.
  ///
  /// - Parameter showingReplace: Whether the bar has a replacement field, if results can be replaced.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if activeFindSession == nil {
      activeFindSession = delegate?.findInteraction(self, sessionFor: view)
      guard let activeFindSession else { return }
      delegate?.findInteraction(self, didBegin: activeFindSession)
    }
    navigator?.removeFromSuperview()
    let replaces = showingReplace && activeFindSession?.supportsReplacement == true
    let navigator = FindNavigator(for: self, replaces: replaces)
    self.navigator = navigator
    ViewAnimation.withoutAnimation {
      window.addSubview(navigator)
      navigator.place(in: window)
    }
    search()
  }

  /// Dismisses the find bar and ends the session.
  open func dismissFindNavigator() {
    navigator?.removeFromSuperview()
    navigator = nil
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Highlights the next result.
  open func findNext() {
    activeFindSession?.highlightNextResult(in: .forward)
    updateResultCount()
  }

  /// Highlights the previous result.
  open func findPrevious() {
    activeFindSession?.highlightNextResult(in: .backward)
    updateResultCount()
  }

  /// Updates the number of results in the find bar.
  open func updateResultCount() { navigator?.show(self) }

  private func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: nil)
    updateResultCount()
  }

  final func replaceCurrent() {
    activeFindSession?.performSingleReplacement(
      query: searchText ?? "", replacementString: replacementText ?? "", options: nil)
    updateResultCount()
  }
}
