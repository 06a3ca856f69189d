import UIKit

/// A page of a tab view, as its tab and its views.
@MainActor
struct TabEntry {
  /// What tells it apart from the others.
  let id: AnyHashable
  /// What the selection is while it is shown; `nil` where the views say so by a tag, or where that is its place.
  let value: AnyHashable?
  /// What the tab says; `nil` where the views say so by `tabItem`.
  let label: AnyView?
  let role: TabRole?
  let badge: String?
  let view: AnyView
}
