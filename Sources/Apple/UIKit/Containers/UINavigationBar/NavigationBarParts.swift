/// The parts of a navigation bar.
@MainActor
final class NavigationBarParts {
  let background = BarBackgroundView(frame: .zero)
  let title = UILabel()
  let largeTitle = UILabel()
  let prompt = UILabel()
  let backButton = BackButton(frame: .zero)
  let itemViews = BarItemViews()
  var subtitle: UILabel?
  var largeSubtitle: UILabel?
  var subtitleHolder: BarViewHolder?
  var largeSubtitleHolder: BarViewHolder?
  /// The view that fades content under the bar.
  var edgeEffect: EdgeEffectView?
  /// Whether title and items are hidden during a search.
  var isRowHidden = false
  /// The search bar below the title.
  var searchBar: UISearchBar?
  /// The search bar at another position whose scopes the bar displays.
  weak var scopedSearchBar: UISearchBar?
  /// The item that opens a menu of the items without space.
  var moreItem: UIBarButtonItem?
  /// The item that ends a search with its field among the items.
  var closeItem: UIBarButtonItem?
  weak var closedSearchBar: UISearchBar?
  var titleHolder: BarViewHolder?
  private var chevron: (pointSize: CGFloat, image: UIImage)?

  /// Returns the system's image before the back button's title, which is created once.
  func backIndicator(_ measures: BarMeasures) -> UIImage {
    if let chevron, chevron.pointSize == measures.backIndicatorPointSize { return chevron.image }
    let image = BackIndicator.image(measures)
    chevron = (measures.backIndicatorPointSize, image)
    return image
  }
}
