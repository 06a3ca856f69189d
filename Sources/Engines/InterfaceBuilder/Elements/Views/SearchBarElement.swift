/// `searchBar`: UISearchBar.
package enum SearchBarElement {
  package static let searchBarStyle = Property<SearchBarStyle>("searchBarStyle")
  package static let barStyle = Property<BarStyle>("barStyle")
  package static let text = Property<String>("text")
  package static let placeholder = Property<String>("placeholder")
  package static let prompt = Property<String>("prompt")
  package static let showsBookmarkButton = Property<Bool>("showsBookmarkButton")
  package static let showsCancelButton = Property<Bool>("showsCancelButton")
  package static let showsSearchResultsButton = Property<Bool>("showsSearchResultsButton")
  package static let showsScopeBar = Property<Bool>("showsScopeBar")
  package static let translucent = Property<Bool>("translucent")
  package static let barTintColor = Property<Color>("barTintColor")
  package static let backgroundImage = Property<ImageReference>("backgroundImage")
  package static let scopeBarBackgroundImage = Property<ImageReference>("scopeBarBackgroundImage")
  package static let textInputTraits = Property<TextInputTraits>("textInputTraits")
  package static let scopeButtonTitles = Property<TextList>("scopeButtonTitles")

  package static let schema = ElementSchema(
    "searchBar", className: "UISearchBar", extends: ViewElement.schema,
    [
      searchBarStyle.rule, barStyle.rule, text.rule, placeholder.rule, prompt.rule, showsBookmarkButton.rule,
      showsCancelButton.rule, showsSearchResultsButton.rule, showsScopeBar.rule, translucent.rule, barTintColor.rule,
      backgroundImage.rule, scopeBarBackgroundImage.rule, textInputTraits.rule, scopeButtonTitles.rule,
    ],
    children: ["scopeButtonTitles"])
}
