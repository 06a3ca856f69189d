import UIKit

/// A page of a tab view with its tab.
@MainActor
struct TabEntry {
  /// The identity of the page among the others.
  let id: AnyHashable
  /// The selection while the page is shown; `nil` if it is the views' tag, or else the page's index.
  let value: AnyHashable?
  /// The tab's label; `nil` if the views set it with `tabItem(_:)`.
  let label: AnyView?
  let role: TabRole?
  let badge: String?
  let view: AnyView
}
