import UIKit

/// The label of a tab that is created from a title and an image.
///
/// - Source: developer.apple.com/documentation/swiftui/defaulttablabel
public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  nonisolated init(title: Text, image: Image) {
    self.title = title
    self.image = image
  }
  nonisolated init(role: TabRole?) {
    title = role == .search ? Text("Search") : nil
    image = role == .search ? Image(systemName: "magnifyingglass") : nil
  }

  /// The content of the view.
  public var body: some View {
    if let image { image }
    if let title { title }
  }
}
