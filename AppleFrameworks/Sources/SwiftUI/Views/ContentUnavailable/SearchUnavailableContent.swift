import UIKit

/// The parts of what is shown where a search has found nothing.
///
/// - Source: developer.apple.com/documentation/swiftui/searchunavailablecontent
public struct SearchUnavailableContent {
  public struct Label: View {
    let text: String?
    @Environment(\.searchWords) private var words
    public var body: some View {
      let found = text ?? words
      SwiftUI.Label(
        title: { Text(verbatim: found.isEmpty ? "No Results" : "No Results for “\(found)”") },
        icon: { Image(systemName: "magnifyingglass") })
    }
  }
  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
