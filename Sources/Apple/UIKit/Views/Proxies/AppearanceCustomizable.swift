import Foundation

/// Something that appearance proxies can stand for: views, and what bars are made of.
@MainActor
protocol AppearanceCustomizable: NSObject {
  /// Which of the properties that proxies know were set on the object, and on a proxy.
  var appearanceMarks: AppearanceMarks { get set }

  /// The properties that a proxy of the class hands on.
  static var appearanceProperties: [AppearanceProperty] { get }
}

extension UIView: AppearanceCustomizable {}

/// A view with objects that are no views and that proxies stand for: a bar with its items.
@MainActor
protocol AppearanceItemHolder: UIView {
  func adoptAppearanceOfItems()
}
