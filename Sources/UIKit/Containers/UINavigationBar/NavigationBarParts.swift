/// What a navigation bar is put together of.
@MainActor
final class NavigationBarParts {
  let background = BarBackgroundView(frame: .zero)
  let title = UILabel()
  let largeTitle = UILabel()
  let prompt = UILabel()
  let backButton = BackButton(frame: .zero)
  let itemViews = BarItemViews()
  var searchBar: UISearchBar?
  var titleHolder: BarViewHolder?
}
