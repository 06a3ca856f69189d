import UIKit

/// Shows an annotation on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The area that is compared to find overlapping annotations.
  public enum CollisionMode: Int, Sendable {
    /// The frames of the two views are compared.
    case rectangle = 0
    /// The circles inside the frames are compared, or nothing is.
    case circle, none
  }

  /// The phase of dragging an annotation.
  public enum DragState: UInt, Sendable {
    /// The annotation is not being dragged.
    case none = 0
    /// The phases of a drag, in their order.
    case starting, dragging, canceling, ending
  }

  /// The annotation that the view shows; `nil` while the view waits for reuse.
  open var annotation: (any MKAnnotation)?
  /// The name under which the map reuses the view; `nil` for a view that is not reused.
  public let reuseIdentifier: String?

  /// The picture, which sets the size of the view.
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

  /// Moves the center of the view from the place of the annotation, in points.
  ///
  /// - Default: zero.
  open var centerOffset = CGPoint.zero { didSet { changed() } }

  /// The offset of the accessory views, in points. Stored only: nothing is drawn differently.
  ///
  /// - Default: zero.
  open var accessoryOffset = CGPoint.zero

  /// Moves the callout from its place above the middle of the view, in points.
  ///
  /// - Default: zero.
  open var calloutOffset = CGPoint.zero

  /// Whether a tap can select the annotation.
  ///
  /// - Default: `true`.
  open var isEnabled = true

  /// Whether the view is highlighted. Stored only; subclasses may draw it.
  ///
  /// - Default: `false`.
  open var isHighlighted = false

  /// Whether a finger can drag the annotation. Stored only: annotations stay in place.
  ///
  /// - Default: `false`.
  open var isDraggable = false

  /// Whether a callout appears when the annotation is selected. It needs a title or a ``detailCalloutAccessoryView``.
  ///
  /// - Default: `false`.
  open var canShowCallout = false

  /// The phase of the drag. Only the app changes it.
  ///
  /// - Default: `.none`.
  open var dragState = DragState.none

  /// The view at the left end of the callout; taps on a control go to the delegate.
  ///
  /// - Default: `nil`.
  open var leftCalloutAccessoryView: UIView?

  /// The view at the right end of the callout; taps on a control go to the delegate.
  ///
  /// - Default: `nil`.
  open var rightCalloutAccessoryView: UIView?

  /// The view below the title of the callout, in place of the subtitle.
  ///
  /// - Default: `nil`.
  open var detailCalloutAccessoryView: UIView?

  /// The name of the group of annotations that may be joined into a cluster. Stored only: the map does not make
  /// clusters itself.
  ///
  /// - Default: `nil`.
  open var clusteringIdentifier: String?

  /// The view of the cluster that contains the annotation. The map never sets it.
  ///
  /// - Default: `nil`.
  open weak var clusterAnnotationView: MKAnnotationView?

  /// The priority among annotations that overlap. Stored only: all annotations are shown.
  ///
  /// - Default: `.required`.
  open var displayPriority = MKFeatureDisplayPriority.required

  /// The position in depth while the view is not selected. Views with a higher value lie above.
  ///
  /// - Default: `.defaultUnselected`.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected

  /// The position in depth while the view is selected.
  ///
  /// - Default: `.defaultSelected`.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

  /// How an overlap with other annotations is found. Stored only: all annotations are shown.
  ///
  /// - Default: `.rectangle`.
  open var collisionMode = CollisionMode.rectangle

  private let picture = UIImageView()
  private var isSelectedStorage = false

  /// Whether the annotation is selected. Setting it changes the view alone; ``MKMapView/selectAnnotation(_:animated:)``
  /// tells the map.
  ///
  /// - Default: `false`.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Creates a view of zero size; an ``image`` gives it its size.
  ///
  /// - Parameters:
  ///   - annotation: The annotation to show, or `nil` to set it later.
  ///   - reuseIdentifier: The name for reuse, or `nil` for a view that is not reused.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }

  /// Creates the object from an archive.
  public required init?(coder aDecoder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: aDecoder)
    addSubview(picture)
  }

  /// Called before the view is reused for another annotation.
  open func prepareForReuse() { isSelectedStorage = false }

  /// Called before the view is shown for an annotation.
  open func prepareForDisplay() {}

  /// Changes whether the view is selected. Subclasses override it to animate.
  ///
  /// - Parameter animated: For subclasses; here the change is immediate.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelectedStorage = selected }

  /// Changes the phase of the drag. Subclasses override it to animate.
  ///
  /// - Parameter animated: For subclasses; here the change is immediate.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  private func changed() { (superview as? MapContentView)?.place(self) }
}
