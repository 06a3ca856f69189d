import Foundation

extension NibDecoder: PartsCoder {
  private typealias Part = @MainActor (NibDecoder, NSObject) -> Void

  func decode(_ object: NSObject, as part: AnyClass) {
    guard let decode = NibDecoder.parts[ObjectIdentifier(part)] else {
      fatalError("\(part) decodes its part of \(type(of: object)), which NibDecoder does not support")
    }
    decode(self, object)
  }

  private static func part<Object: NSObject>(
    _ decode: @escaping @MainActor (NibDecoder, Object) -> Void
  ) -> (ObjectIdentifier, Part) {
    (ObjectIdentifier(Object.self), { nib, object in decode(nib, unsafeDowncast(object, to: Object.self)) })
  }

  /// The parts by the classes that call `NSCoder.decodePart(_:of:)`.
  private static let parts: [ObjectIdentifier: Part] = Dictionary(uniqueKeysWithValues: [
    part { (nib, object: UIActivityIndicatorView) in nib.decode(object) },
    part { (nib, object: UIBarItem) in nib.decode(object) },
    part { (nib, object: UIButton) in nib.decode(object) },
    part { (nib, object: UICollectionViewCell) in nib.decode(object) },
    part { (nib, object: UIColorWell) in nib.decode(object) },
    part { (nib, object: UIControl) in nib.decode(object) },
    part { (nib, object: UIDatePicker) in nib.decode(object) },
    part { (nib, object: UIImageView) in nib.decode(object) },
    part { (nib, object: UILabel) in nib.decode(object) },
    part { (nib, object: UINavigationBar) in nib.decode(object) },
    part { (nib, object: UINavigationItem) in nib.decode(object) },
    part { (nib, object: UIPageControl) in nib.decode(object) },
    part { (nib, object: UIProgressView) in nib.decode(object) },
    part { (nib, object: UIRefreshControl) in nib.decode(object) },
    part { (nib, object: UIScrollView) in nib.decode(object) },
    part { (nib, object: UISearchBar) in nib.decode(object) },
    part { (nib, object: UISegmentedControl) in nib.decode(object) },
    part { (nib, object: UISlider) in nib.decode(object) },
    part { (nib, object: UIStackView) in nib.decode(object) },
    part { (nib, object: UIStepper) in nib.decode(object) },
    part { (nib, object: UISwitch) in nib.decode(object) },
    part { (nib, object: UITabBar) in nib.decode(object) },
    part { (nib, object: UITabBarItem) in nib.decode(object) },
    part { (nib, object: UITextField) in nib.decode(object) },
    part { (nib, object: UITextView) in nib.decode(object) },
    part { (nib, object: UIToolbar) in nib.decode(object) },
    part { (nib, object: UIView) in nib.decode(object) },
    part { (nib, object: UIVisualEffectView) in nib.decode(object) },
  ])
}
