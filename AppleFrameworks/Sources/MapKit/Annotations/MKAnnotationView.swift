import UIKit

/// Which of two annotations that are in each other's way stays, from 0 to 1000.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which annotation lies above another.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let max = MKAnnotationViewZPriority(1000)
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}

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

/// A pin's head with a sign in it.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmarkerannotationview
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  private enum Measures {
    /// Of a marker that is not selected, as pictures of maps show it.
    static let size = CGSize(width: 28, height: 28)
    static let glyphPointSize: CGFloat = 13
  }

  /// - Default: red.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// - Default: white.
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    bounds.size = Measures.size
    isOpaque = false
    displayPriority = .defaultHigh
    collisionMode = .circle
    // Its lower end points at the place.
    centerOffset = CGPoint(x: 0, y: -Measures.size.height / 2)
  }

  open override func draw(_ rect: CGRect) {
    (markerTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
    let tint = glyphTintColor ?? .white
    if let glyphText {
      let text = NSAttributedString(
        string: glyphText,
        attributes: [.font: UIFont.boldSystemFont(ofSize: Measures.glyphPointSize), .foregroundColor: tint])
      let size = text.size()
      text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    } else if let image = glyphImage?.withTintColor(tint) {
      let side = bounds.width / 2
      image.draw(in: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
    } else {
      tint.setFill()
      UIBezierPath(ovalIn: bounds.insetBy(dx: bounds.width * 3 / 8, dy: bounds.height * 3 / 8)).fill()
    }
  }
}

/// Whether something is seen.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden, visible
}

/// A pin, which a marker stands for as it does on today's phones.
///
/// - Source: developer.apple.com/documentation/mapkit/mkpinannotationview
@preconcurrency @MainActor
@available(iOS, deprecated: 16.0, message: "Use MKMarkerAnnotationView")
open class MKPinAnnotationView: MKMarkerAnnotationView {
  open var pinTintColor: UIColor! {
    get { markerTintColor ?? .systemRed }
    set { markerTintColor = newValue }
  }
  open var animatesDrop = false
}

/// The dot that shows where the device is.
///
/// - Source: developer.apple.com/documentation/mapkit/mkuserlocationview
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  /// The dot's side, as pictures of maps show it.
  private static let side: CGFloat = 22

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: MKUserLocationView.side, height: MKUserLocationView.side)
    isOpaque = false
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    isOpaque = false
  }

  open override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    tintColor.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
  }
}
