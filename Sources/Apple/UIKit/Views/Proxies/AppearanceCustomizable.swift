import Foundation

/// An object that appearance proxies can customize: a view or an item of a bar.
@MainActor
protocol AppearanceCustomizable: NSObject {
  /// The properties that were set on the object or proxy, among those that proxies support.
  var appearanceMarks: AppearanceMarks { get set }

  /// The properties that a proxy of the class forwards.
  static var appearanceProperties: [AppearanceProperty] { get }
}

extension UIView: AppearanceCustomizable {}

/// A view that contains objects other than views that proxies customize, such as a bar with its items.
@MainActor
protocol AppearanceItemHolder: UIView {
  func adoptAppearanceOfItems()
}
