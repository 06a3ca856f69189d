import Foundation

/// The internal state of a header or footer.
@MainActor
final class HeaderFooterState: ConfiguredState {
  var reuseIdentifier: String?
  weak var table: UITableView?
  var isFooter = false
  var place = TableMeasures.TitlePlace.belowText
  var isPinned = false

  var textLabel: UILabel?
  var detailTextLabel: UILabel?

  var pinnedBackground: UIView?

  var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler?

  init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }
}
