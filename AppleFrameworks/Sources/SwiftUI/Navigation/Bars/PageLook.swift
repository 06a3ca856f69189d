import UIKit

/// The navigation options that a page's views set.
struct PageLook {
  var title: Text?
  var display: NavigationBarItem.TitleDisplayMode?
  var hidesBack: Bool?
  var hidesBar: Bool?
  var role: ToolbarRole?
  var subtitle: Text?
  var items: [BarItem] = []
}

enum PageLookKey: PreferenceKey {
  static var defaultValue: PageLook { PageLook() }
  static func reduce(value: inout PageLook, nextValue: () -> PageLook) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.display = value.display ?? next.display
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.hidesBar = value.hidesBar ?? next.hidesBar
    value.role = value.role ?? next.role
    value.subtitle = value.subtitle ?? next.subtitle
    value.items += next.items
  }
}
