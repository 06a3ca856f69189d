import CoreGraphics
import Foundation

/// A controller that presents a preview and a menu of actions for a file, such as copying it. Hosts have no other apps
/// that could open the file.
///
/// - Source: developer.apple.com/documentation/uikit/uidocumentinteractioncontroller
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  private final weak var menu: UIAlertController?
  private final weak var preview: DocumentPreviewController?
  private final var ownType: String?
  private final var ownName: String?
  private final lazy var recognizers: [UIGestureRecognizer] = {
    let tap = UITapGestureRecognizer()
    tap.listeners.append { [weak self] recognizer in
      if recognizer.state == .ended { self?.presentPreview(animated: true) }
    }
    let hold = UILongPressGestureRecognizer()
    hold.listeners.append { [weak self] recognizer in
      guard recognizer.state == .began, let view = recognizer.view else { return }
      self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }
    return [tap, hold]
  }()

  /// Creates a controller whose file is set later.
  public override init() { super.init() }

  /// Creates a controller for a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// The object that provides the origin of previews and is told about actions. The reference is weak.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// The file.
  open var url: URL?

  /// The type of the file.
  ///
  /// - Default: The type of the file's extension, or `nil` if it is not known.
  open var uti: String? {
    get { ownType ?? url.flatMap { DocumentTypes.identifier(ofExtension: $0.pathExtension) } }
    set { ownType = newValue }
  }

  /// The name of the file.
  ///
  /// - Default: The last path component of the file's URL.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }

  /// The icons of the file, from the smallest to the largest: a sheet of paper in two sizes.
  open var icons: [UIImage] {
    [64, 320].compactMap { size in
      UIImage(systemName: "doc", withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    }
  }

  /// Information for the app that opens the file. It has no effect, because there is no other app.
  open var annotation: Any?

  /// The gesture recognizers for the view that represents the file. A tap presents the preview, and a long press the
  /// menu.
  open var gestureRecognizers: [UIGestureRecognizer] { recognizers }

  // MARK: - Preview

  /// Presents a preview over the controller that the delegate provides.
  ///
  /// - Returns: Whether the preview is presented. It requires a delegate that provides a controller, and an existing
  ///   file.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard preview == nil, let file = readableFile, let parent = previewParent else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    let navigation = parent as? UINavigationController
    let whenGone = { [self] in
      preview = nil
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
    let shown = DocumentPreviewController(file, name: name ?? "", isAlone: navigation == nil, whenGone: whenGone)
    preview = shown
    if let navigation {
      navigation.pushViewController(shown, animated: animated)
    } else {
      let wrapper = DocumentPreviewNavigation(rootViewController: shown)
      wrapper.whenGone = whenGone
      parent.present(wrapper, animated: animated)
    }
    return true
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if let navigation = preview.navigationController, navigation.viewControllers.first !== preview {
      navigation.popViewController(animated: animated)
    } else {
      preview.dismiss(animated: animated)
    }
  }

  private var readableFile: URL? {
    url.flatMap { $0.isFileURL && FileManager.default.isReadableFile(atPath: $0.path) ? $0 : nil }
  }

  private var previewParent: UIViewController? {
    let parent = delegate?.documentInteractionControllerViewControllerForPreview(self)
    return parent is NoPreviewController ? nil : parent
  }

  // MARK: - Menus

  /// Presents the menu of actions from a rectangle in a view.
  ///
  /// - Returns: Whether the menu is presented. It requires an existing file, and a view in a window.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(over: view.window, animated: animated) { popover in
      popover?.sourceView = view
      popover?.sourceRect = rect
    }
  }

  /// Presents the menu of actions from a bar button item.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(over: item.viewInBar?.window, animated: animated) { $0?.barButtonItem = item }
  }

  private func presentMenu(
    over window: UIWindow?, animated: Bool, _ place: (UIPopoverPresentationController?) -> Void
  ) -> Bool {
    guard menu == nil, let file = readableFile, var presenter = window?.rootViewController else { return false }
    while let next = presenter.presentedViewController { presenter = next }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    let menu = UIAlertController(title: name, message: nil, preferredStyle: .actionSheet)
    if previewParent != nil {
      menu.addAction(choice("Quick Look") { controller in _ = controller.presentPreview(animated: true) })
    }
    menu.addAction(choice("Copy") { _ in Self.copy(file) })
    let cancel = UIAlertAction(title: "Cancel", style: .cancel) { [self] _ in menuIsGone() }
    menu.addAction(cancel)
    place(menu.popoverPresentationController)
    self.menu = menu
    presenter.present(menu, animated: animated)
    return true
  }

  private func choice(
    _ title: String, _ perform: @escaping @MainActor (UIDocumentInteractionController) -> Void
  ) -> UIAlertAction {
    UIAlertAction(title: title, style: .default) { [self] _ in
      menuIsGone()
      perform(self)
    }
  }

  private func menuIsGone() {
    menu = nil
    delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
  }

  private static func copy(_ file: URL) {
    let data = (try? Data(contentsOf: file)) ?? Data()
    if let image = UIImage(data: data) {
      UIPasteboard.general.image = image
    } else if !data.contains(0), let text = String(data: data, encoding: .utf8) {
      UIPasteboard.general.string = text
    } else {
      UIPasteboard.general.url = file
    }
  }

  /// Presents the menu of apps that can open the file.
  ///
  /// - Returns: `false`, because nothing is presented, as on a device without such an app.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Presents the menu of apps that can open the file.
  ///
  /// - Returns: `false`, because nothing is presented, as on a device without such an app.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Dismisses the menu.
  open func dismissMenu(animated: Bool) {
    guard let menu else { return }
    menu.dismiss(animated: animated)
    menuIsGone()
  }
}
