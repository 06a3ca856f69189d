import UIKit

/// The list options that view modifiers set.
struct ListLook: Equatable {
  /// Points between sections; `nil` is the style's.
  var sectionSpacing: CGFloat?
  /// Points between rows; `nil` for none.
  var rowSpacing: CGFloat?
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { ListLook() } }

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}
