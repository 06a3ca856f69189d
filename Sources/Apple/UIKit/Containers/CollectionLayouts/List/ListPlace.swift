import Foundation

/// The appearance of one row, header or footer in a list.
struct ListPlace: Equatable {
  enum Role {
    case row, header, footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role = Role.row
  var isFirst = false
  var isLast = false
  var showsTop = false
  var showsBottom = false
  var topInsets = UIListSeparatorConfiguration.automaticInsets
  var bottomInsets = UIListSeparatorConfiguration.automaticInsets
  var color: UIColor?
  /// The separator color beside selected rows, in lists with multiple selection.
  var selectedColor: UIColor?

  var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  var environment: UIListEnvironment {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
