import Foundation

/// A list of search suggestions, which replaces the results.
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  var suggestions: [any UISearchSuggestion] = [] {
    didSet { reloadData() }
  }

  private let onChoice: (any UISearchSuggestion) -> Void

  init(onChoice: @escaping (any UISearchSuggestion) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero, style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    dataSource = self
    delegate = self
    keyboardDismissMode = .onDrag
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SearchSuggestionList is not archived")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = suggestion.localizedSuggestion
    if let words = suggestion.localizedAttributedSuggestion { content.attributedText = words }
    content.image = suggestion.iconImage
    content.imageProperties.tintColor = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: false)
    onChoice(suggestions[indexPath.row])
  }
}
