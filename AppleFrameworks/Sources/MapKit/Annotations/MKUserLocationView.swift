import UIKit

/// The dot that displays the location of the device.
///
/// - Source: developer.apple.com/documentation/mapkit/mkuserlocationview
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  /// The diameter of the dot, measured from screenshots.
  private static let side: CGFloat = 22

  /// Creates a dot with a size of 22 by 22 points.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: MKUserLocationView.side, height: MKUserLocationView.side)
    isOpaque = false
  }

  /// Creates a dot from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    isOpaque = false
  }

  /// Draws the dot in the tint color, with a white border.
  open override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds).fill()
    tintColor.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
  }
}
