import Foundation

/// Searches a view's text: a bar at the bottom of the window with a field, the number of places, and arrows.
///
/// - Source: developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// What gives the searches. It is not kept alive.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// The search that goes on; `nil` where none does.
  open private(set) var activeFindSession: UIFindSession?

  private final var navigator: FindNavigator?

  /// What is searched for.
  ///
  /// - Default: `nil`.
  open var searchText: String? { didSet { if searchText != oldValue { search() } } }

  /// What places are replaced by.
  ///
  /// - Default: `nil`.
  open var replacementText: String? { didSet { navigator?.show(self) } }

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { dismissFindNavigator() }

  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the bar is there.
  open var isFindNavigatorVisible: Bool { navigator != nil }

  /// Shows the bar.
  ///
  /// - Parameter showingReplace: whether there is a field for what places are replaced by, where they may be.
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

  /// Takes the bar away, and ends the search.
  open func dismissFindNavigator() {
    navigator?.removeFromSuperview()
    navigator = nil
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Goes on to the next place.
  open func findNext() {
    activeFindSession?.highlightNextResult(in: .forward)
    updateResultCount()
  }

  /// Goes back to the place before.
  open func findPrevious() {
    activeFindSession?.highlightNextResult(in: .backward)
    updateResultCount()
  }

  /// Has the number of places said anew.
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
