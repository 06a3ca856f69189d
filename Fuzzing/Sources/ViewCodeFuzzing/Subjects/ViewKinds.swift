import UIKit

/// The classes that programs make views of.
@MainActor
enum ViewKinds {
  /// Those whose looks and sizes follow from what `ViewWorld.copy` takes over.
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
}
