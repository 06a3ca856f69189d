import Foundation

/// The classes of UIKit whose objects are told that the nib they come from is loaded. On iOS every `NSObject` is; a method of
/// `NSObject` that subclasses override can't be added here, so that the classes which files make have it each.
@MainActor
protocol WakesFromNib: NSObject {
  func awakeFromNib()
}

extension UIResponder: WakesFromNib {}
extension UIBarItem: WakesFromNib {}
extension UINavigationItem: WakesFromNib {}
extension UIGestureRecognizer: WakesFromNib {}
extension UICollectionViewLayout: WakesFromNib {}
extension UIMenuElement: WakesFromNib {}
extension NSLayoutConstraint: WakesFromNib {}

/// The end of loading.
@MainActor
enum Waking {
  /// Calls an object's `awakeFromNib()`: UIKit's, which subclasses override, or the one that the program exposes.
  static func wake(_ object: NSObject) {
    if let object = object as? any WakesFromNib {
      object.awakeFromNib()
    } else {
      MemberTables.waker(of: object)?(object)
    }
  }
}
