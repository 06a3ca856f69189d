import CoreGraphics

extension UIColor: ColorHolder {
  package var heldColor: CGColor { cgColor }
}
