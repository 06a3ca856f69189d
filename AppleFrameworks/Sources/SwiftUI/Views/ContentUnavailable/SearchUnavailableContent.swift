import UIKit

/// The parts of the view for a search without results.
///
/// - Source: developer.apple.com/documentation/swiftui/searchunavailablecontent
public struct SearchUnavailableContent {
  /// A view that displays the symbol of a search and the search text.
  public struct Label: View {
    let text: String?

    @Environment(\.searchWords) private var words

    /// The content of the view.
    public var body: some View {
      let found = text ?? words
      SwiftUI.Label(
        title: { Text(verbatim: found.isEmpty ? "No Results" : "No Results for “\(found)”") },
        icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// A view that displays a suggestion to check the spelling.
  public struct Description: View {
    nonisolated init() {}

    /// The content of the view.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// An empty view, because there are no actions.
  public struct Actions: View {
    nonisolated init() {}

    /// The content of the view.
    public var body: some View { EmptyView() }
  }
}
