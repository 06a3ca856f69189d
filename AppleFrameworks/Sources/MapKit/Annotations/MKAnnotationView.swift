import UIKit

/// A view that displays an annotation on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The area that is compared to find overlapping annotations.
  public enum CollisionMode: Int, Sendable {
    /// The frames of the two views are compared.
    case rectangle = 0
    /// The circles inside the frames are compared, or no comparison is made.
    case circle, none
  }

  /// The phase of dragging an annotation.
  public enum DragState: UInt, Sendable {
    /// The annotation is not being dragged.
    case none = 0
    /// The phases of a drag, in order.
    case starting, dragging, canceling, ending
  }

  /// The annotation that the view displays; `nil` while the view waits for reuse.
  open var annotation: (any MKAnnotation)?
  /// The identifier by which the map reuses the view; `nil` for a view that is not reused.
  public let reuseIdentifier: String?

  /// The image, which determines the size of the view.
  ///
  /// - Default: `nil`.
  open var image: UIImage? {
    didSet {
      picture.image = image
      guard let image else { return }
      bounds.size = image.size
      picture.frame = bounds
    }
  }

  /// The offset of the view's center from the annotation's location, in points.
  ///
  /// - Default: zero.
  open var centerOffset = CGPoint.zero { didSet { changed() } }

  /// The offset of the accessory views, in points. The value is only stored and does not affect drawing.
  ///
  /// - Default: zero.
  open var accessoryOffset = CGPoint.zero

  /// The offset of the callout from its position above the center of the view, in points.
  ///
  /// - Default: zero.
  open var calloutOffset = CGPoint.zero

  /// Whether a tap can select the annotation.
  ///
  /// - Default: `true`.
  open var isEnabled = true

  /// Whether the view is highlighted. The value is only stored, but subclasses may draw it.
  ///
  /// - Default: `false`.
  open var isHighlighted = false

  /// Whether a finger can drag the annotation. The value is only stored: annotations cannot be dragged.
  ///
  /// - Default: `false`.
  open var isDraggable = false

  /// Whether a callout is displayed when the annotation is selected. The callout requires a title or a
  /// ``detailCalloutAccessoryView``.
  ///
  /// - Default: `false`.
  open var canShowCallout = false

  /// The phase of the drag. Only the app changes it.
  ///
  /// - Default: `.none`.
  open var dragState = DragState.none

  /// The view at the left end of the callout. Taps on a control are passed to the delegate.
  ///
  /// - Default: `nil`.
  open var leftCalloutAccessoryView: UIView?

  /// The view at the right end of the callout. Taps on a control are passed to the delegate.
  ///
  /// - Default: `nil`.
  open var rightCalloutAccessoryView: UIView?

  /// The view below the title of the callout, in place of the subtitle.
  ///
  /// - Default: `nil`.
  open var detailCalloutAccessoryView: UIView?

  /// The identifier of a group of annotations that may form a cluster. The value is only stored: the map does not
  /// create clusters.
  ///
  /// - Default: `nil`.
  open var clusteringIdentifier: String?

  /// The view of the cluster that contains the annotation. The map never sets it.
  ///
  /// - Default: `nil`.
  open weak var clusterAnnotationView: MKAnnotationView?

  /// The display priority among overlapping annotations. The value is only stored: all annotations are displayed.
  ///
  /// - Default: `.required`.
  open var displayPriority = MKFeatureDisplayPriority.required

  /// The z-priority while the view is not selected. Views with a higher value are in front.
  ///
  /// - Default: `.defaultUnselected`.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected

  /// The z-priority while the view is selected.
  ///
  /// - Default: `.defaultSelected`.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

  /// The mode of detecting collisions with other annotations. The value is only stored: all annotations are displayed.
  ///
  /// - Default: `.rectangle`.
  open var collisionMode = CollisionMode.rectangle

  private let picture = UIImageView()
  private var isSelectedStorage = false

  /// Whether the annotation is selected. Setting it changes only the view; ``MKMapView/selectAnnotation(_:animated:)``
  /// also updates the map.
  ///
  /// - Default: `false`.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Creates a view with a size of zero. An ``image`` determines its size.
  ///
  /// - Parameters:
  ///   - annotation: The annotation to display, or `nil` to set it later.
  ///   - reuseIdentifier: The identifier for reuse, or `nil` for a view that is not reused.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }

  /// Creates a view from an archive.
  public required init?(coder aDecoder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: aDecoder)
    addSubview(picture)
  }

  /// Prepares the view for reuse with another annotation.
  open func prepareForReuse() { isSelectedStorage = false }

  /// Prepares the view for the display of an annotation.
  open func prepareForDisplay() {}

  /// Sets whether the view is selected. Subclasses override this method to animate the change.
  ///
  /// - Parameter animated: Whether subclasses animate the change. In this class, it is immediate.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelectedStorage = selected }

  /// Sets the phase of the drag. Subclasses override this method to animate the change.
  ///
  /// - Parameter animated: Whether subclasses animate the change. In this class, it is immediate.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  private func changed() { (superview as? MapSurfaceView)?.place(self) }
}
