import Foundation

/// The history of pages that a web view has displayed.
///
/// - Source: developer.apple.com/documentation/webkit/wkbackforwardlist
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  override nonisolated init() { super.init() }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// Returns the page that is a number of steps ahead of the current one, or behind it if the number is negative.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  func contains(_ item: WKBackForwardListItem) -> Bool { items.contains { $0 === item } }

  /// Adds a page, and removes the pages ahead of the current one.
  func add(_ item: WKBackForwardListItem) {
    items = items.prefix(index + 1) + [item]
    index = items.count - 1
  }

  func move(to item: WKBackForwardListItem) { index = items.firstIndex { $0 === item } ?? index }
}

/// A page that a web view has displayed.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  let content: PageLoading.Content
  open private(set) var title: String?

  init(content: PageLoading.Content, title: String?) {
    self.content = content
    self.title = title
  }

  open var url: URL { content.request.url ?? URL(fileURLWithPath: "/") }
  open var initialURL: URL { url }
}
