import Foundation

/// The first screen of an app of documents: lists them, and makes new ones.
///
/// A host's device has the files that its tests gave it, and those that apps have put there. Files themselves are neither copied nor
/// moved: a new document lies where the app made it.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  private final let list = DocumentList()
  private final let navigation: UINavigationController
  private final let types: [String]?

  /// What hears of the user's doings. It is not kept alive.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

  /// Whether there is a button for new documents.
  ///
  /// - Default: `true`.
  open var allowsDocumentCreation = true { didSet { updateBar() } }

  /// Whether the user may choose several documents.
  ///
  /// - Default: `false`.
  open var allowsPickingMultipleItems = false { didSet { list.allowsMultiple = allowsPickingMultipleItems } }

  /// Whether the endings of files are shown.
  ///
  /// - Default: `false`.
  open var shouldShowFileExtensions = false { didSet { list.showsExtensions = shouldShowFileExtensions } }

  /// The app's own buttons at the beginning of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateBar() } }

  /// The app's own buttons at the end of the bar, before the one for new documents.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateBar() } }

  /// Makes a browser of documents of some types. Deprecated by Apple since iOS 14.
  ///
  /// - Parameter allowedContentTypes: uniform type identifiers; `nil` for all types.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    types = allowedContentTypes
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    types = nil
    navigation = UINavigationController(rootViewController: list)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    list.title = "Documents"
    list.choose = { [weak self] urls in
      guard let self else { return }
      delegate?.documentBrowser(self, didPickDocumentsAt: urls)
    }
    updateBar()
  }

  private func updateBar() {
    list.navigationItem.leftBarButtonItems = additionalLeadingNavigationBarButtonItems
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.requestDocument() })
    // The first lies outermost.
    list.barItems =
      (allowsDocumentCreation ? [add] : []) + additionalTrailingNavigationBarButtonItems.reversed()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    listFiles()
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func listFiles() {
    let documents = UserInterface.current.documents
    list.files = (documents.files + documents.exported).map { ($0, DocumentTypes.isAllowed($0, types ?? [])) }
    if list.isViewLoaded { list.tableView.reloadData() }
  }

  // MARK: - New documents

  private func requestDocument() {
    guard let delegate else { return }
    delegate.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      importDocument(at: url, nextToDocumentAt: url, mode: mode) { [weak self] destination, error in
        guard let self else { return }
        if let destination {
          self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
        } else {
          self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        }
      }
    }
  }

  /// Makes a document one of the browser's. It fails where there is no such file.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighborURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let documents = UserInterface.current.documents
    if !(documents.files + documents.exported).contains(documentURL) {
      guard FileManager.default.fileExists(atPath: documentURL.path) else {
        completion(nil, CocoaError(.fileNoSuchFile))
        return
      }
      documents.exported.append(documentURL)
    }
    listFiles()
    completion(documentURL, nil)
  }

  /// Brings a document to sight, and makes it one of the browser's where it is none and that is wished.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    loadViewIfNeeded()
    if let row = list.files.firstIndex(where: { $0.url == url }) {
      list.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      completion?(url, nil)
    } else if importIfNeeded {
      importDocument(at: url, nextToDocumentAt: url, mode: .copy) { [weak self] destination, error in
        guard let self, let destination else {
          completion?(nil, error)
          return
        }
        revealDocument(at: destination, importIfNeeded: false, completion: completion)
      }
    } else {
      completion?(nil, CocoaError(.fileNoSuchFile))
    }
  }
}

extension UIDocumentBrowserViewController {
  /// What becomes of a new document's file.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode
  public enum ImportMode: UInt, Sendable {
    /// There is none.
    case none
    /// It stays, and the browser has a copy.
    case copy
    /// It becomes the browser's.
    case move
  }
}
