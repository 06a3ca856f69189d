/// What shows items, and hears of their changes.
@MainActor
protocol BarItemOwner: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}
