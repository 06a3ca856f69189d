import Foundation

/// The root controller of a document-based app, which lists documents and creates new ones.
///
/// A host's device has the files that its tests added and those that apps exported. Files are neither copied nor moved.
/// A new document stays where the app created it.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  private final let list = DocumentList()
  private final let navigation: UINavigationController
  private final let types: [String]?

  /// The object that is told about the user's actions. The reference is weak.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

  /// Whether there is a button that creates a document.
  ///
  /// - Default: `true`.
  open var allowsDocumentCreation = true { didSet { updateBar() } }

  /// Whether the user can choose more than one document.
  ///
  /// - Default: `false`.
  open var allowsPickingMultipleItems = false { didSet { list.allowsMultiple = allowsPickingMultipleItems } }

  /// Whether filename extensions are displayed.
  ///
  /// - Default: `false`.
  open var shouldShowFileExtensions = false { didSet { list.showsExtensions = shouldShowFileExtensions } }

  /// The app's buttons at the leading side of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateBar() } }

  /// The app's buttons at the trailing side of the bar, before the button that creates a document.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { updateBar() } }

  /// Creates a browser of documents of some types. Deprecated by Apple since iOS 14.
  ///
  /// - Parameter allowedContentTypes: The uniform type identifiers of the types, or `nil` for all types.
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
    // The first button is the outermost one.
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

  /// Imports a document into the browser. It fails if the file does not exist.
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

  /// Reveals a document in the browser, and imports it if necessary and requested.
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
  /// The mode in which the file of a new document is imported.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uidocumentbrowserviewcontroller/importmode
  public enum ImportMode: UInt, Sendable {
    /// No file is imported.
    case none
    /// The browser imports a copy, and the file stays.
    case copy
    /// The file is moved to the browser.
    case move
  }
}
