import UIKit

/// Where a search field goes.
///
/// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  let staysInSight: Bool
  public static let automatic = SearchFieldPlacement(staysInSight: false)
  public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(staysInSight: displayMode.isAlways)
  }

  /// Whether the field goes out of sight as content scrolls.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/searchfieldplacement/navigationbardrawerdisplaymode
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}

/// Ends a search.
///
/// - Source: developer.apple.com/documentation/swiftui/dismisssearchaction
public struct DismissSearchAction: @unchecked Sendable {
  weak var link: SearchLink?
  /// The field is empty then.
  @MainActor public func callAsFunction() { link?.end() }
}

/// A search field as a page has it.
struct SearchLook {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let placement: SearchFieldPlacement
  let submit: [() -> Void]
}

enum SearchLookKey: PreferenceKey {
  static var defaultValue: SearchLook? { nil }
  static func reduce(value: inout SearchLook?, nextValue: () -> SearchLook?) { value = value ?? nextValue() }
}

private enum OuterSearchKey: EnvironmentKey { static var defaultValue: SearchLook? { nil } }
private enum SearchSubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
private enum SearchLinkKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }
private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SearchWordsKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  /// A field that stands around a navigation stack is that of its first page.
  var outerSearch: SearchLook? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
  var searchSubmit: [() -> Void] {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
  /// Whether the user is in the search field of the page.
  public var isSearching: Bool { isInSearch }
  var isInSearch: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  var searchWords: String {
    get { self[SearchWordsKey.self] }
    set { self[SearchWordsKey.self] = newValue }
  }
  public var dismissSearch: DismissSearchAction { searchDismissal }
  var searchDismissal: DismissSearchAction {
    get { self[SearchLinkKey.self] }
    set { self[SearchLinkKey.self] = newValue }
  }
}

/// Joins a page's search field with what its views say of it.
@MainActor
final class SearchLink: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  let controller = UISearchController(searchResultsController: nil)
  private var look: SearchLook?
  private(set) var isActive = false
  /// The environment of the page is another.
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

/// Controllers that may have a search field.
@MainActor
protocol SearchHosting: UIViewController {
  var searchLink: SearchLink? { get set }
  func searchDidChange()
}

@MainActor
enum SearchPreferences {
  static func apply(_ root: Node, to controller: UIViewController) {
    guard let host = controller as? any SearchHosting, controller.navigationController != nil else { return }
    let item = controller.navigationItem
    guard let look = root.preference(SearchLookKey.self) ?? root.environment.outerSearch else {
      if host.searchLink != nil {
        host.searchLink = nil
        item.searchController = nil
      }
      return
    }
    let link = host.searchLink ?? SearchLink()
    if host.searchLink == nil {
      host.searchLink = link
      link.didChange = { [weak host] in host?.searchDidChange() }
      item.hidesSearchBarWhenScrolling = !look.placement.staysInSight
      item.searchController = link.controller
      host.searchDidChange()
    }
    link.update(look, root.environment)
  }
}

/// Says of a search field to the page that it is in, or to the stack that is inside of it.
private struct SearchHolder<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let placement: SearchFieldPlacement
  @Environment(\.searchSubmit) private var submit

  var body: some View {
    // Read here, so that a change from outside comes to the field.
    let _ = text.wrappedValue
    let _ = isPresented?.wrappedValue
    let look = SearchLook(text: text, isPresented: isPresented, prompt: prompt, placement: placement, submit: submit)
    content.environment(\.outerSearch, look).preference(key: SearchLookKey.self, value: look)
  }
}

extension View {
  nonisolated private func searching(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    SearchHolder(content: self, text: text, isPresented: isPresented, prompt: prompt, placement: placement)
  }

  /// A search field in the bar of the page.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, nil, placement, prompt)
  }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searching(text, nil, placement, Text(prompt))
  }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, nil, placement, Text(prompt))
  }
  /// - Parameter isPresented: whether the user is in the field.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searching(text, isPresented, placement, prompt)
  }
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt))
  }
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt))
  }
}
