import Foundation

/// Lets the user choose a font: a list of families, or of all fonts, each in itself.
///
/// - Source: developer.apple.com/documentation/uikit/uifontpickerviewcontroller
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  private final let list = FontList()
  private final let navigation: UINavigationController

  /// What can be chosen.
  public final let configuration: Configuration

  /// What hears of the choice. It is not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The font that is chosen.
  ///
  /// - Default: `nil`.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list.selected = selectedFontDescriptor?.object(forKey: .family) as? String }
  }

  /// Makes a picker.
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
