import UIKit

/// Connects a page's search field with the bindings of its views.
@MainActor
final class SearchLink: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  let controller = UISearchController(searchResultsController: nil)
  private var look: SearchLook?
  private(set) var isActive = false
  /// Called when the page's environment must be updated.
  var didChange: () -> Void = {}

  override init() {
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
  }

  func end() {
    controller.searchBar.text = ""
    controller.isActive = false
    if let look, !look.text.wrappedValue.isEmpty { look.text.wrappedValue = "" }
  }

  var words: String { look?.text.wrappedValue ?? "" }

  func update(_ new: SearchLook, _ environment: EnvironmentValues) {
    let words = new.text.wrappedValue
    let wasWords = look.map { _ in controller.searchBar.text ?? "" }
    look = new
    if wasWords != words, controller.searchBar.text != words { controller.searchBar.text = words }
    let prompt = new.prompt?.string(in: environment) ?? "Search"
    if controller.searchBar.placeholder != prompt { controller.searchBar.placeholder = prompt }
    if let wanted = new.isPresented?.wrappedValue, wanted != isActive, controller.searchBar.window != nil {
      controller.isActive = wanted
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = searchController.searchBar.text ?? ""
    if let look, look.text.wrappedValue != words { look.text.wrappedValue = words }
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { for action in look?.submit ?? [] { action() } }
  func willPresentSearchController(_ searchController: UISearchController) { setActive(true) }
  func willDismissSearchController(_ searchController: UISearchController) { setActive(false) }

  private func setActive(_ active: Bool) {
    guard active != isActive else { return }
    isActive = active
    if let isPresented = look?.isPresented, isPresented.wrappedValue != active { isPresented.wrappedValue = active }
    didChange()
  }
}
