import Foundation

/// A class of UIKit whose objects are notified that their nib was loaded. On iOS, every `NSObject` is. Since an
/// overridable method can't be added to `NSObject` here, each class that files can contain has its own.
@MainActor
protocol AwakesFromNib: NSObject {
  func awakeFromNib()
}

extension UIResponder: AwakesFromNib {}
extension UIBarItem: AwakesFromNib {}
extension UINavigationItem: AwakesFromNib {}
extension UIGestureRecognizer: AwakesFromNib {}
extension UICollectionViewLayout: AwakesFromNib {}
extension UIMenuElement: AwakesFromNib {}
extension NSLayoutConstraint: AwakesFromNib {}

/// The end of loading a nib.
@MainActor
enum NibAwakening {
  /// Calls `awakeFromNib()` of an object: UIKit's, which subclasses override, or the one that the program exposes.
  static func awake(_ object: NSObject) {
    if let object = object as? any AwakesFromNib {
      object.awakeFromNib()
    } else {
      MemberTables.waker(of: object)?(object)
    }
  }
}
