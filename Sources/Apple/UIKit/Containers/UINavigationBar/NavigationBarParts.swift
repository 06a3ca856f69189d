/// What a navigation bar is put together of.
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
  /// Title and items are away while a search is under way.
  var isRowHidden = false
  /// The search bar below the title.
  var searchBar: UISearchBar?
  /// The search bar, elsewhere, whose scopes the bar shows.
  weak var scopedSearchBar: UISearchBar?
  /// Opens a menu of the items that have no room.
  var moreItem: UIBarButtonItem?
  /// Ends the search whose field lies among the items.
  var closeItem: UIBarButtonItem?
  weak var closedSearchBar: UISearchBar?
  var titleHolder: BarViewHolder?
  private var chevron: (pointSize: CGFloat, image: UIImage)?

  /// The system's picture before the back button's title, made once.
  func backIndicator(_ measures: BarMeasures) -> UIImage {
    if let chevron, chevron.pointSize == measures.backIndicatorPointSize { return chevron.image }
    let image = BackIndicator.image(measures)
    chevron = (measures.backIndicatorPointSize, image)
    return image
  }
}
