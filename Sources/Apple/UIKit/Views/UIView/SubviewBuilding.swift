/// A view of UIKit's own that makes its subviews whenever it is made: an archive of it leaves them out.
@MainActor
protocol SubviewBuilding: UIView {}
