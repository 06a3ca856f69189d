import UIKit

/// An object that connects a page's search field to the bindings of its views.
@MainActor
final class SearchLink: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  let controller = UISearchController(searchResultsController: nil)
  private var look: SearchLook?
  private(set) var isActive = false
  /// A closure that is called when the page's environment must be updated.
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

  private var scopes: SearchScopes?

  /// Sets the text of the search.
  func fill(_ words: String) {
    controller.searchBar.text = words
    if let look, look.text.wrappedValue != words { look.text.wrappedValue = words }
  }

  /// Displays the titles of scopes.
  func show(_ new: SearchScopes?, _ root: Node) {
    scopes = new
    let bar = controller.searchBar
    guard let new else {
      if bar.scopeButtonTitles != nil { bar.scopeButtonTitles = nil }
      return
    }
    let entries = new.entries()
    let titles = entries.map { LabelWords.of($0.view, root, environment: root.environment).title ?? "" }
    if bar.scopeButtonTitles ?? [] != titles { bar.scopeButtonTitles = titles }
    tags = entries.map { entry in entry.value ?? Self.tag(of: entry.view, root) }
    if let index = tags.firstIndex(of: new.selected()), bar.selectedScopeButtonIndex != index {
      bar.selectedScopeButtonIndex = index
    }
  }

  private var tags: [AnyHashable?] = []

  /// Returns the tag of a view that is not displayed.
  private static func tag(of view: AnyView, _ root: Node) -> AnyHashable? {
    let made = NodeFactory.make(
      view, NodeContext(parent: nil, graph: root.graph, environment: root.environment))
    defer { made.tearDown() }
    var boxes: [Box] = []
    made.collect(into: &boxes)
    return boxes.first?.trait(TagTrait.self)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    guard tags.indices.contains(selectedScope), let tag = tags[selectedScope] else { return }
    scopes?.select(tag)
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
