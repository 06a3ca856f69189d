import RxSwift
import UIKit

// `Reactive` has no dynamic members before RxSwift 6. The binders of properties are listed here.

#if !RxSwift_Has_Binder
  extension Reactive where Base: UIView {
    public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
    public var alpha: Binder<CGFloat> { Binder(base) { $0.alpha = $1 } }
    public var backgroundColor: Binder<UIColor?> { Binder(base) { $0.backgroundColor = $1 } }
    public var isUserInteractionEnabled: Binder<Bool> { Binder(base) { $0.isUserInteractionEnabled = $1 } }
    public var tintColor: Binder<UIColor?> { Binder(base) { $0.tintColor = $1 } }
  }

  extension Reactive where Base: UIControl {
    public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
    public var isSelected: Binder<Bool> { Binder(base) { $0.isSelected = $1 } }
    public var isHighlighted: Binder<Bool> { Binder(base) { $0.isHighlighted = $1 } }
  }

  extension Reactive where Base: UILabel {
    public var text: Binder<String?> { Binder(base) { $0.text = $1 } }
    public var attributedText: Binder<NSAttributedString?> { Binder(base) { $0.attributedText = $1 } }
    public var textColor: Binder<UIColor?> { Binder(base) { $0.textColor = $1 ?? .label } }
  }

  extension Reactive where Base: UIImageView {
    public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
    public var isHighlighted: Binder<Bool> { Binder(base) { $0.isHighlighted = $1 } }
  }

  extension Reactive where Base: UITextField {
    public var isSecureTextEntry: Binder<Bool> { Binder(base) { $0.isSecureTextEntry = $1 } }
    public var placeholder: Binder<String?> { Binder(base) { $0.placeholder = $1 } }
    public var textColor: Binder<UIColor?> { Binder(base) { $0.textColor = $1 } }
  }

  extension Reactive where Base: UIProgressView {
    public var progress: Binder<Float> { Binder(base) { $0.progress = $1 } }
  }

  extension Reactive where Base: UIPageControl {
    public var currentPage: Binder<Int> { Binder(base) { $0.currentPage = $1 } }
    public var numberOfPages: Binder<Int> { Binder(base) { $0.numberOfPages = $1 } }
  }

  extension Reactive where Base: UIStepper {
    public var stepValue: Binder<Double> { Binder(base) { $0.stepValue = $1 } }
  }

  extension Reactive where Base: UIScrollView {
    public var isScrollEnabled: Binder<Bool> { Binder(base) { $0.isScrollEnabled = $1 } }
  }

  extension Reactive where Base: UITableView {
    public var isEditing: Binder<Bool> { Binder(base) { $0.isEditing = $1 } }
  }

  extension Reactive where Base: UIBarItem {
    public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
    public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
    public var image: Binder<UIImage?> { Binder(base) { $0.image = $1 } }
  }

  extension Reactive where Base: UITabBarItem {
    public var badgeValue: Binder<String?> { Binder(base) { $0.badgeValue = $1 } }
  }

  extension Reactive where Base: UINavigationItem {
    public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
  }

  extension Reactive where Base: UIViewController {
    public var title: Binder<String?> { Binder(base) { $0.title = $1 } }
  }

  extension Reactive where Base: UIAlertAction {
    public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
  }

  extension Reactive where Base: UIApplication {
    public var isNetworkActivityIndicatorVisible: Binder<Bool> {
      Binder(base) { $0.isNetworkActivityIndicatorVisible = $1 }
    }
  }

  extension Reactive where Base: NSLayoutConstraint {
    public var constant: Binder<CGFloat> { Binder(base) { $0.constant = $1 } }
    public var isActive: Binder<Bool> { Binder(base) { $0.isActive = $1 } }
  }
#endif
