import UIKit

/// The style of a tab view.
enum TabViewKind {
  case automatic
  case page(PageTabViewStyle.IndexDisplayMode)
}

private enum TabViewKindKey: EnvironmentKey { static var defaultValue: TabViewKind { .automatic } }

extension EnvironmentValues {
  var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
}
