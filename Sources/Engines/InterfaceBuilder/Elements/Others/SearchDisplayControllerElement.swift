/// `searchDisplayController`: UISearchDisplayController, which iOS no longer has.
package enum SearchDisplayControllerElement {
  package static let displaysSearchBarInNavigationBar = Property<Bool>("displaysSearchBarInNavigationBar")
  package static let searchResultsTitle = Property<String>("searchResultsTitle")

  package static let schema = ElementSchema(
    "searchDisplayController", className: "UISearchDisplayController", extends: ObjectElement.schema,
    [
      displaysSearchBarInNavigationBar.rule, searchResultsTitle.rule,
    ])
}
