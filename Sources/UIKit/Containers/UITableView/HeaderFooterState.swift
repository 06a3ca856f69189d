import Foundation

/// What a header or footer keeps.
@MainActor
final class HeaderFooterState {
  var reuseIdentifier: String?
  let contentView = CellContentView(frame: .zero)
  weak var table: UITableView?
  var isFooter = false
  var isFirst = false
  var isPinned = false

  var textLabel: UILabel?
  var detailTextLabel: UILabel?
  var contentConfiguration: (any UIContentConfiguration)?
  var configuredView: (any UIView & UIContentView)?
  var updatesContentConfiguration = true

  var backgroundView: UIView?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var configuredBackground: ButtonBackgroundView?
  var updatesBackgroundConfiguration = true
  var pinnedBackground: UIView?

  var needsConfigurationUpdate = false
  var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?

  init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }
}
