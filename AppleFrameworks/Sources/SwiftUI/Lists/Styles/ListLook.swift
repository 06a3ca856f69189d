import UIKit

/// The list options that view modifiers set.
struct ListLook: Equatable {
  /// The distance between sections, in points; `nil` for that of the style.
  var sectionSpacing: CGFloat?
  /// The distance between rows, in points; `nil` for no distance.
  var rowSpacing: CGFloat?
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { ListLook() } }

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}
