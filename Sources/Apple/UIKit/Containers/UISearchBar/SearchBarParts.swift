/// What a search bar is put together of.
@MainActor
final class SearchBarParts {
  let background = BarBackgroundView(frame: .zero)
  /// The hairline above a bar that has one.
  let topLine = UIView(frame: .zero)
  let field = UISearchTextField(frame: .zero)
  let listener = SearchFieldListener()
  /// The search controller's ear, beside the app's delegate.
  var searchListener: SearchListener?
  let cancel = UIButton(type: .system)
  /// Behind a cancel button with a cross.
  var cancelGlass: GlassView?
  let prompt = UILabel()
  let scope = UISegmentedControl(items: nil)
  /// The bookmark or results button in the field.
  let extra = UIButton(type: .system)
  var backgroundImage: UIImage?
  /// Backgrounds for places of the bar, by the raw values of place and metrics.
  var placedBackgrounds: [[Int]: UIImage] = [:]
  /// Lies behind the scopes where the app has a picture for it.
  var scopeBackground: UIImageView?
  var fieldOffset = UIOffset.zero
  var images: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]
}
