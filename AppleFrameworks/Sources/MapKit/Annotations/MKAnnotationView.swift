import UIKit

/// Shows an annotation on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkannotationview
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// What happens to annotations in each other's way.
  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle, none
  }

  /// How far an annotation has been dragged.
  public enum DragState: UInt, Sendable {
    case none = 0
    case starting, dragging, canceling, ending
  }

  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?

  /// Gives the view its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      guard let image else { return }
      bounds.size = image.size
      picture.frame = bounds
    }
  }

  /// Moves the view from where its middle would lie on its place.
  open var centerOffset = CGPoint.zero { didSet { changed() } }
  open var accessoryOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isDraggable = false
  open var canShowCallout = false
  open var dragState = DragState.none
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open weak var clusterAnnotationView: MKAnnotationView?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  open var collisionMode = CollisionMode.rectangle

  private let picture = UIImageView()
  private var isSelectedStorage = false

  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }

  public required init?(coder aDecoder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: aDecoder)
    addSubview(picture)
  }

  /// Called before the view is used for another annotation.
  open func prepareForReuse() { isSelectedStorage = false }

  /// Called before the view is shown for an annotation.
  open func prepareForDisplay() {}

  open func setSelected(_ selected: Bool, animated: Bool) { isSelectedStorage = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  private func changed() { (superview as? MapContentView)?.place(self) }
}
