import UIKit

/// A page of a tab view with its tab.
@MainActor
struct TabEntry {
  /// The identity of the page.
  let id: AnyHashable
  /// The value of the selection while the page is displayed; `nil` for the tag of the views, or the page's index if
  /// they have none.
  let value: AnyHashable?
  /// The tab's label; `nil` if the views set it with `tabItem(_:)`.
  let label: AnyView?
  let role: TabRole?
  let badge: String?
  let view: AnyView
}
