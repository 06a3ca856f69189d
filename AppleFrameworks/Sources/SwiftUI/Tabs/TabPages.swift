import UIKit

/// The view controllers of a tab view's pages. Each exists as long as its page.
@MainActor
final class TabPages {
  typealias Page = UIHostingController<AnyView>
  private var pages: [AnyHashable: Page] = [:]
  private(set) var order: [(entry: TabEntry, page: Page)] = []

  func update(_ entries: [TabEntry], _ environment: EnvironmentValues) {
    var kept: [AnyHashable: Page] = [:]
    var inner = environment
    inner.tabViewKind = .automatic
    order = entries.map { entry in
      let page: Page
      if let known = pages[entry.id] {
        page = known
        page.inherit(inner)
        page.rootView = entry.view
      } else {
        page = UIHostingController(rootView: entry.view)
        page.inherit(inner)
      }
      kept[entry.id] = page
      return (entry, page)
    }
    pages = kept
  }

  /// Returns the value of the selection while a page is displayed.
  func tag(_ index: Int) -> AnyHashable {
    let (entry, page) = order[index]
    return entry.value ?? page.rootTrait(TagTrait.self) ?? AnyHashable(index)
  }

  func index(_ selection: TabSelection?) -> Int? {
    guard let selection else { return nil }
    return order.indices.first { selection.matches(tag($0)) }
  }
}
