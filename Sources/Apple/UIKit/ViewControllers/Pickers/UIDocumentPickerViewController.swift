import Foundation

/// Lets the user choose files outside of the app, or say where to put some.
///
/// A host's device has the files that its tests gave it. Those whose ending is that of a type which is not asked for are gray.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  private final let list = DocumentList()
  private final let navigation: UINavigationController
  private final let types: [String]
  private final let exported: [URL]
  private final let mode: UIDocumentPickerMode

  /// What hears of the choice. It is not kept alive.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// What the picker is for. Deprecated by Apple since iOS 14.
  open var documentPickerMode: UIDocumentPickerMode { mode }

  /// Whether the user may choose several files.
  ///
  /// - Default: `false`.
  open var allowsMultipleSelection = false { didSet { list.allowsMultiple = allowsMultipleSelection } }

  /// Whether the endings of files are shown.
  ///
  /// - Default: `false`.
  open var shouldShowFileExtensions = false { didSet { list.showsExtensions = shouldShowFileExtensions } }

  /// Where the picker begins: only files below it are shown.
  ///
  /// - Default: `nil`, everywhere.
  open var directoryURL: URL?

  /// Makes a picker of files of some types. Deprecated by Apple since iOS 14.
  ///
  /// - Parameter allowedUTIs: uniform type identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    (types, exported, self.mode) = (allowedUTIs, [], mode)
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a picker that puts files outside of the app.
  ///
  /// - Parameter asCopy: whether the app keeps its own.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (types, exported, mode) = ([], urls, asCopy ? .exportToService : .moveToService)
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Makes a picker that moves files out of the app.
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

/// What a document picker is for. Deprecated by Apple since iOS 14.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentpickermode
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import` = 0
  case open = 1
  case exportToService = 2
  case moveToService = 3
}
