import UIKit

/// Splits views into pages.
@MainActor
enum TabViews {
  static func entries<V: View>(_ view: V, _ place: String = "") -> [TabEntry] {
    if let parts = view as? any ViewParts { return parts.entries(place) }
    return [
      TabEntry(id: AnyHashable(place), value: nil, label: nil, role: nil, badge: nil, view: AnyView(view))
    ]
  }
}
