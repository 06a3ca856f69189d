/// The parts of a search bar.
@MainActor
final class SearchBarParts {
  let background = BarBackgroundView(frame: .zero)
  /// The hairline above a bar that has one.
  let topLine = UIView(frame: .zero)
  let field = UISearchTextField(frame: .zero)
  let listener = SearchFieldListener()
  /// The listener of the search controller, in addition to the app's delegate.
  var searchListener: SearchListener?
  let cancel = UIButton(type: .system)
  /// The glass behind a cancel button with a cross.
  var cancelGlass: GlassView?
  let prompt = UILabel()
  let scope = UISegmentedControl(items: nil)
  /// The bookmark or results button in the field.
  let extra = UIButton(type: .system)
  var backgroundImage: UIImage?
  /// Background images by the raw values of position and metrics.
  var placedBackgrounds: [[Int]: UIImage] = [:]
  /// The view behind the scopes, if the app has set an image.
  var scopeBackground: UIImageView?
  var fieldOffset = UIOffset.zero
  var images: [UISearchBar.Icon: [UIControl.State: UIImage]] = [:]
}
