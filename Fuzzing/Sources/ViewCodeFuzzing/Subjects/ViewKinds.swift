import UIKit

/// The classes of views in programs.
@MainActor
enum ViewKinds {
  /// The classes whose appearance and size depend only on the properties that `ViewWorld.copy` copies.
  static let plain: [() -> UIView] = [
    { UIView() }, { UILabel() }, { UIStackView() }, { UIButton(type: .system) }, { UISwitch() }, { UIView() },
    { UIStackView() },
  ]

  static let all: [() -> UIView] =
    plain + [
      { UIImageView(image: UIImage(systemName: "star")) }, { UISlider() }, { UITextField() }, { UITextView() },
      { UIScrollView() }, { UITableView(frame: .zero, style: .plain) },
      { UITableView(frame: .zero, style: .insetGrouped) },
      { UISegmentedControl(items: ["One", "Two"]) }, { UIStepper() }, { UIProgressView() }, { UIPageControl() },
      { UIActivityIndicatorView() }, { UIDatePicker() }, { UIPickerView() }, { UISearchBar() }, { UIToolbar() },
      { UINavigationBar() }, { UITabBar() },
      { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
      { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    ]

  static let texts = [
    "", "A", "Some words of text", "One\nTwo\nThree", String(repeating: "long ", count: 60), "שלום עולם", "👩‍👩‍👧‍👦 é",
    "\u{0}\u{202E}\u{FFFC}", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  ]

  /// Changes the appearance and interaction of a view without affecting its layout.
  static func setLooks(of view: UIView, _ step: ViewStep) {
    let number = CGFloat(step.numbers[0])
    switch step.second % 10 {
    case 0: view.layer.cornerRadius = number
    case 1:
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = number
      view.layer.shadowOffset = CGSize(width: step.numbers[1], height: step.numbers[2])
    case 2: view.layer.borderWidth = number
    case 3: view.clipsToBounds = step.third % 2 == 0
    case 4:
      let mask = UIView(
        frame: CGRect(x: step.numbers[0], y: step.numbers[1], width: step.numbers[2], height: step.numbers[3]))
      mask.backgroundColor = .black
      view.mask = step.third % 3 == 0 ? nil : mask
    case 5: view.backgroundColor = UIColor(white: number, alpha: CGFloat(step.numbers[1]))
    case 6: view.contentMode = UIView.ContentMode(rawValue: step.third % 13) ?? .center
    case 7: view.layer.zPosition = number
    case 8: view.layer.anchorPoint = CGPoint(x: step.numbers[0], y: step.numbers[1])
    default: view.tintColor = step.third % 2 == 0 ? .systemRed : nil
    }
  }

  static func addRecognizer(to view: UIView, _ step: ViewStep) {
    let recognizer: UIGestureRecognizer =
      switch step.second % 6 {
      case 0: UITapGestureRecognizer()
      case 1: UIPanGestureRecognizer()
      case 2: UILongPressGestureRecognizer()
      case 3: UISwipeGestureRecognizer()
      case 4: UIPinchGestureRecognizer()
      default: UIRotationGestureRecognizer()
      }
    recognizer.cancelsTouchesInView = step.third % 2 == 0
    recognizer.isEnabled = step.fourth % 4 != 0
    view.addGestureRecognizer(recognizer)
  }
}
