import Placeholders
import UIKit

/// A view controller that displays images, and other documents as a labeled box with their name.
///
/// - Source: developer.apple.com/documentation/quicklook/qlpreviewcontroller
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// The extensions of files that the system's previews can read.
  ///
  /// - Source: developer.apple.com/documentation/quicklook
  private static let endings: Set<String> = [
    "pages", "numbers", "key", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "rtf", "rtfd", "pdf", "png", "jpg", "jpeg",
    "gif", "heic", "tiff", "bmp", "txt", "csv", "html", "htm", "usdz", "reality", "mp3", "m4a", "wav", "mp4", "mov",
    "json", "xml", "md", "swift", "zip",
  ]

  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { endings.contains($0.pathExtension.lowercased()) } ?? false
  }

  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
  open weak var delegate: (any QLPreviewControllerDelegate)?

  /// The index of the displayed item; `NSNotFound` if there are none.
  open var currentPreviewItemIndex = 0 { didSet { if isViewLoaded { refreshCurrentPreviewItem() } } }

  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  private var count: Int { dataSource?.numberOfPreviewItems(in: self) ?? 0 }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    refreshCurrentPreviewItem()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refreshCurrentPreviewItem()
  }

  /// Reloads the items from the data source.
  open func reloadData() {
    if !(0..<count).contains(currentPreviewItemIndex) { currentPreviewItemIndex = count == 0 ? NSNotFound : 0 }
    refreshCurrentPreviewItem()
  }

  /// Displays the current item again.
  open func refreshCurrentPreviewItem() {
    guard isViewLoaded else { return }
    for view in view.subviews { view.removeFromSuperview() }
    let item = currentPreviewItem
    title = item?.previewItemTitle
    let page = page(of: item)
    if navigationController != nil {
      page.frame = view.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(page)
    } else {
      showBar(above: page)
    }
  }

  private func page(of item: (any QLPreviewItem)?) -> UIView {
    if let path = item?.previewItemURL?.path, let image = UIImage(contentsOfFile: path) {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      return view
    }
    return PlaceholderView(kind: "QLPreviewController", detail: item?.previewItemTitle ?? "no document")
  }

  /// Displays a bar above a page. Only a presented controller has its own bar.
  private func showBar(above page: UIView) {
    let item = UINavigationItem(title: title ?? "")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.previewControllerWillDismiss(self)
        presentingViewController?.dismiss(animated: true) {
          MainActor.assumeIsolated { self.delegate?.previewControllerDidDismiss(self) }
        }
      })
    let bar = UINavigationBar()
    bar.items = [item]
    for view in [page, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: bar.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

/// - Source: developer.apple.com/documentation/quicklook/qlpreviewcontrollerdatasource
@MainActor
@preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// - Source: developer.apple.com/documentation/quicklook/qlpreviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool
}

/// Default implementations of the optional methods of the delegate.
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
}
