import Foundation

/// What a list says about one row, header or footer.
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
  /// Beside rows that are selected, where several can be.
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
