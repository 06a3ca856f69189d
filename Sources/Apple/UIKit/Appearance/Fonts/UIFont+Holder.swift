import CoreGraphics
import Typefaces

extension UIFont: FontHolder {
  package func instance(size: Double) -> FontInstance { withSize(CGFloat(size)).instance }
}
