import Foundation

/// A controller in which the user chooses files outside the app, or the destination of exported files.
///
/// A host's device has the files that its tests added. Files whose type is not requested are dimmed.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  private final let list = DocumentList()
  private final let navigation: UINavigationController
  private final let types: [String]
  private final let exported: [URL]
  private final let mode: UIDocumentPickerMode

  /// The object that is told about the chosen documents. The reference is weak.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// The mode of the picker. Deprecated by Apple since iOS 14.
  open var documentPickerMode: UIDocumentPickerMode { mode }

  /// Whether the user can choose more than one file.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelection = false { didSet { list.allowsMultiple = allowsMultipleSelection } }

  /// Whether filename extensions are displayed.
  ///
  /// - Default: `false`.
  open var shouldShowFileExtensions = false { didSet { list.showsExtensions = shouldShowFileExtensions } }

  /// The directory that the picker displays. Only files in it are displayed.
  ///
  /// - Default: `nil`, for all files.
  open var directoryURL: URL?

  /// Creates a picker for files of some types. Deprecated by Apple since iOS 14.
  ///
  /// - Parameter allowedUTIs: The uniform type identifiers of the types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (types, exported, self.mode) = (allowedUTIs, [], mode)
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker that exports files of the app.
  ///
  /// - Parameter asCopy: Whether the files are copied instead of moved.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (types, exported, mode) = ([], urls, asCopy ? .exportToService : .moveToService)
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker that moves files out of the app.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  public required init?(coder: NSCoder) {
    (types, exported, mode) = ([], [], .open)
    navigation = UINavigationController(rootViewController: list)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    list.title = exported.isEmpty ? "Browse" : "On My iPhone"
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    list.choose = { [weak self] urls in self?.pick(urls) }
    if !exported.isEmpty {
      list.barItems = [
        UIBarButtonItem(systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
      ]
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let below = directoryURL?.standardizedFileURL.path
    let files = UserInterface.current.documents.files.filter { file in
      below.map { file.standardizedFileURL.path.hasPrefix($0) } ?? true
    }
    list.files = files.map { ($0, exported.isEmpty && DocumentTypes.isAllowed($0, types)) }
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func pick(_ urls: [URL]) {
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
    presentingViewController?.dismiss(animated: true)
  }

  private func save() {
    UserInterface.current.documents.exported += exported
    pick(exported)
  }

  private func cancel() {
    delegate?.documentPickerWasCancelled(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// The mode of a document picker. Deprecated by Apple since iOS 14.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickermode
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}
