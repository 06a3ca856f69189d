import UIKit

/// A marker that displays a balloon with a text, an image or a dot.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmarkerannotationview
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  private enum Measures {
    /// The size of a marker that is not selected, measured from screenshots.
    static let size = CGSize(width: 28, height: 28)
    static let glyphPointSize: CGFloat = 13
  }

  /// The color of the balloon.
  ///
  /// - Default: red.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The color of the text, image or dot.
  ///
  /// - Default: white.
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The text in the balloon. It takes precedence over ``glyphImage``.
  ///
  /// - Default: `nil`.
  open var glyphText: String? { didSet { setNeedsDisplay() } }

  /// The image in the balloon, drawn in ``glyphTintColor`` at half the width of the balloon.
  ///
  /// - Default: `nil`, which draws a dot.
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }

  /// The image in the balloon while the marker is selected. The value is only stored: ``glyphImage`` is drawn.
  ///
  /// - Default: `nil`.
  open var selectedGlyphImage: UIImage?

  /// The visibility of the title below the balloon. The value is only stored: no title is drawn.
  ///
  /// - Default: `.adaptive`.
  open var titleVisibility = MKFeatureVisibility.adaptive

  /// The visibility of the subtitle below the balloon. The value is only stored: no subtitle is drawn.
  ///
  /// - Default: `.adaptive`.
  open var subtitleVisibility = MKFeatureVisibility.adaptive

  /// Whether the marker appears with an animation. The value is only stored: markers appear immediately.
  ///
  /// - Default: `false`.
  open var animatesWhenAdded = false

  /// Creates a red marker with a size of 28 by 28 points. Its lower end points to the location.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Creates a marker from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    bounds.size = Measures.size
    isOpaque = false
    displayPriority = .defaultHigh
    collisionMode = .circle
    // The lower end points to the location.
    centerOffset = CGPoint(x: 0, y: -Measures.size.height / 2)
  }

  /// Draws the balloon and its text, image or dot.
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
