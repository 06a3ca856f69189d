import Foundation

/// A controller in which the user chooses a font from a list of families or fonts. Each name is displayed in its font.
///
/// - Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  private final let list = FontList()
  private final let navigation: UINavigationController

  /// The configuration of the picker.
  public final let configuration: Configuration

  /// The object that is told about the chosen font. The reference is weak.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The chosen font.
  ///
  /// - Default: `nil`.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list.selected = selectedFontDescriptor?.object(forKey: .family) as? String }
  }

  /// Creates a picker with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration.copied
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    navigation = UINavigationController(rootViewController: list)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    list.title = "Choose Font"
    list.names = configuration.fonts
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    list.choose = { [weak self] descriptor in self?.pick(descriptor) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    presentingViewController?.dismiss(animated: true)
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    presentingViewController?.dismiss(animated: true)
  }
}
