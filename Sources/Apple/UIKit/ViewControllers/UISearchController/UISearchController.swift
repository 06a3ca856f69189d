import CoreGraphics
import Foundation

/// A search bar, and the controller that displays the results.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The navigation item whose bar displays the search bar.
  final weak var item: UINavigationItem?
  private final let listener = SearchListener()
  private final var barStorage: UISearchBar?
  private final var activeStorage = false
  private final var showsResultsStorage: Bool?

  /// Creates a search with a controller for the results; `nil` if the searched controller displays them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    listener.controller = self
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listener.controller = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    listener.controller = self
  }

  // MARK: - Parts

  /// The controller that displays the results; `nil` if the searched controller does.
  open private(set) var searchResultsController: UIViewController?

  /// The search bar. Its delegate is the app's, and its placeholder is "Search" until the app sets another one.
  open var searchBar: UISearchBar {
    if let barStorage { return barStorage }
    let bar = UISearchBar(frame: .zero)
    bar.searchBarStyle = .minimal
    bar.placeholder = "Search"
    bar.parts.searchListener = listener
    barStorage = bar
    return bar
  }

  /// The object that is notified of changes of the search text. The reference is weak.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is notified when the search begins and ends. The reference is weak.
  open weak var delegate: (any UISearchControllerDelegate)?

  // MARK: - Settings

  /// Whether the searched content is dimmed while there are no results.
  ///
  /// - Default: `true` with a controller for results, else `false`.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { obscuresStorage ?? (searchResultsController != nil) }
    set { obscuresStorage = newValue }
  }

  private final var obscuresStorage: Bool?

  /// Whether the search hides the title of the navigation bar.
  ///
  /// - Default: `true`.
  open var hidesNavigationBarDuringPresentation: Bool = true

  /// Whether the cancel button is shown and hidden automatically.
  ///
  /// - Default: `true`.
  open var automaticallyShowsCancelButton: Bool = true

  /// Whether the scope bar is shown and hidden automatically.
  ///
  /// - Default: `true`.
  open var automaticallyShowsScopeBar: Bool = true

  /// The condition that shows and hides the scope bar.
  ///
  /// - Default: `.automatic`.
  /// - Source: developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.property
  open var scopeBarActivation: ScopeBarActivation = .automatic {
    didSet {
      automaticallyShowsScopeBar = scopeBarActivation != .manual
      if activeStorage { followScopeBarActivation() }
    }
  }

  /// Shows or hides the scopes if the activation depends on the text.
  final func followScopeBarActivation() {
    guard automaticallyShowsScopeBar, activeStorage, !(searchBar.scopeButtonTitles ?? []).isEmpty else { return }
    let isShown = scopeBarActivation != .onTextEntry || !(searchBar.text ?? "").isEmpty
    if searchBar.showsScopeBar != isShown { searchBar.showsScopeBar = isShown }
  }

  /// Whether the results are displayed automatically if there is text.
  ///
  /// - Default: `true`; setting ``showsSearchResultsController`` turns it off.
  open var automaticallyShowsSearchResultsController: Bool = true

  /// Whether the results are displayed.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : showsResultsStorage ?? false }
    set {
      automaticallyShowsSearchResultsController = false
      showsResultsStorage = newValue
      updateResults()
    }
  }

  private var hasText: Bool { !(searchBar.text ?? "").isEmpty || !searchBar.searchTextField.tokens.isEmpty }

  // MARK: - Suggestions

  /// Suggestions, which are displayed in a list instead of the results during the search.
  ///
  /// - Default: `nil`.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { updateResults() }
  }

  private final var suggestionList: SearchSuggestionList?

  private var showsSuggestions: Bool { !(searchSuggestions ?? []).isEmpty }

  private func showSuggestions() {
    guard showsSuggestions else {
      suggestionList?.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list =
      suggestionList
      ?? SearchSuggestionList { [weak self] suggestion in
        guard let self else { return }
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        let field = searchBar.searchTextField
        (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
      }
    suggestionList = list
    list.suggestions = searchSuggestions ?? []
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  // MARK: - Searching

  /// Whether the search is active. Setting it begins or ends the search.
  ///
  /// - Default: `false`.
  open var isActive: Bool {
    get { activeStorage }
    set { if newValue { beginSearch() } else { endSearch() } }
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The controller whose screen is searched.
  private var host: UIViewController? {
    guard let bar = item?.bar, let view = bar.superview as? NavigationLayoutView else {
      var responder: UIResponder? = searchBar.superview
      while let current = responder {
        if let controller = current as? UIViewController { return controller }
        responder = current.next
      }
      return nil
    }
    return view.controller?.topViewController
  }

  /// The position of the search bar, if it belongs to an item.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisearchcontroller/searchbarplacement
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }

  /// Shows or hides the button that ends the search, and updates the bars around the search bar.
  private func updateBars() {
    if let bar = item?.bar, let navigation = bar.navigation, bar.topItem === item, bar.searchUsesToolbar {
      let change = {
        if self.automaticallyShowsCancelButton { self.searchBar.showsCancelButton = self.activeStorage }
        navigation.toolbar.setNeedsLayout()
        navigation.barsDidChange(animated: false)
        // The field must be in its position before it becomes the first responder.
        navigation.toolbar.layoutIfNeeded()
      }
      if isSeen { PartsAnimation.run(in: navigation.toolbar, change) } else { change() }
      return
    }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(activeStorage, animated: isSeen) }
    guard let bar = item?.bar else { return }
    bar.setNeedsLayout()
    guard hidesNavigationBarDuringPresentation else { return }
    bar.navigation?.barsDidChange(animated: isSeen)
  }

  /// Whether the movement of the bars is visible. A search that an app begins while its screen appears is active from
  /// the first frame on.
  private var isSeen: Bool { searchBar.window?.hasMadeFrame == true && UIView.areAnimationsEnabled }

  final func beginSearch() {
    guard !activeStorage else { return }
    activeStorage = true
    delegate?.willPresentSearchController(self)
    updateBars()
    followScopeBarActivation()
    if !searchBar.searchTextField.isFirstResponder { searchBar.becomeFirstResponder() }
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  final func endSearch() {
    guard activeStorage else { return }
    delegate?.willDismissSearchController(self)
    activeStorage = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    updateBars()
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  final func textDidChange() {
    guard activeStorage else { return }
    followScopeBarActivation()
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Shows or hides the results over the searched screen, and dims that screen.
  private func updateResults() {
    let needsCover =
      activeStorage && (obscuresBackgroundDuringPresentation || searchResultsController != nil || showsSuggestions)
    guard needsCover, let host, let hostView = host.viewIfLoaded else {
      leaveHost()
      return
    }
    if parentStorage !== host {
      host.addChild(self)
      view.frame = hostView.bounds
      hostView.addSubview(view)
      didMove(toParent: host)
    }
    view.backgroundColor = obscuresBackgroundDuringPresentation ? DimmingView.shade : nil
    showResults(showsSearchResultsController)
    showSuggestions()
  }

  private func showResults(_ shows: Bool) {
    guard let results = searchResultsController else { return }
    if shows, results.parentStorage !== self {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !shows, results.parentStorage === self {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  private func leaveHost() {
    showResults(false)
    guard parentStorage != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

/// A listener that notifies a search controller of its bar, in addition to the app's delegate.
@MainActor
final class SearchListener {
  weak var controller: UISearchController?

  func didBeginEditing() { controller?.beginSearch() }

  func textDidChange() { controller?.textDidChange() }

  func cancelWasTapped() {
    controller?.endSearch()
    controller?.item?.bar?.navigation?.searchWasCancelled()
  }
}
