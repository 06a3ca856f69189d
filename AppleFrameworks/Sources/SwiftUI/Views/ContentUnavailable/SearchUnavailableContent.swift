import UIKit

/// The parts of the view for a search without results.
///
/// - Source: developer.apple.com/documentation/swiftui/searchunavailablecontent
public struct SearchUnavailableContent {
  /// The symbol of a search and the text that was searched for.
  public struct Label: View {
    let text: String?

    @Environment(\.searchWords) private var words

    /// The view that shows this part.
    public var body: some View {
      let found = text ?? words
      SwiftUI.Label(
        title: { Text(verbatim: found.isEmpty ? "No Results" : "No Results for “\(found)”") },
        icon: { Image(systemName: "magnifyingglass") })
    }
  }

  /// A suggestion to check the spelling.
  public struct Description: View {
    nonisolated init() {}

    /// The view that shows this part.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    nonisolated init() {}

    /// The view that shows this part.
    public var body: some View { EmptyView() }
  }
}
