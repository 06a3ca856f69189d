/// The subviews of a button, each made when it is first needed.
struct ButtonParts {
  var titleLabel: ButtonLabel?
  var subtitleLabel: ButtonLabel?
  var imageView: UIImageView?
  var backgroundImageView: UIImageView?
  var selectionView: UIView?
  var background: ButtonBackgroundView?
  var activityIndicator: UIActivityIndicatorView?
  var popupIndicator: UIImageView?
}
