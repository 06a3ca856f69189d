import Foundation

/// The classes of UIKit whose objects are told that the nib they come from is loaded. On iOS every `NSObject` is; a method of
/// `NSObject` that subclasses override can't be added here, so that the classes which files make have it each.
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

/// The end of loading.
@MainActor
enum NibAwakening {
  /// Calls an object's `awakeFromNib()`: UIKit's, which subclasses override, or the one that the program exposes.
  static func awake(_ object: NSObject) {
    if let object = object as? any AwakesFromNib {
      object.awakeFromNib()
    } else {
      MemberTables.waker(of: object)?(object)
    }
  }
}
