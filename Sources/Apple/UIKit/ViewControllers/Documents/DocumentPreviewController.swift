import Foundation

/// A controller that displays a file. Images and texts are displayed directly, and other files by name and size.
@MainActor
final class DocumentPreviewController: UIViewController {
  private let file: URL
  private let isAlone: Bool
  private let whenGone: () -> Void

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - isAlone: Whether the controller has its own button that dismisses it.
  ///   - whenGone: A closure that is called when the preview was dismissed.
  init(_ file: URL, name: String, isAlone: Bool, whenGone: @escaping () -> Void) {
    (self.file, self.isAlone, self.whenGone) = (file, isAlone, whenGone)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("DocumentPreviewController is not archived")
  }

  override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    let content = makeContent()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    self.view = view
    guard isAlone else { return }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  private func makeContent() -> UIView {
    let data = (try? Data(contentsOf: file)) ?? Data()
    if let image = UIImage(data: data) {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      return view
    }
    if !data.isEmpty, !data.contains(0), let text = String(data: data, encoding: .utf8) {
      let view = UITextView()
      view.text = text
      view.isEditable = false
      view.font = .preferredFont(forTextStyle: .body)
      return view
    }
    let label = UILabel()
    label.text = "\(title ?? "")\n\(data.count) bytes"
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { whenGone() }
  }
}

/// A navigation controller in which a single preview is presented.
final class DocumentPreviewNavigation: UINavigationController {
  var whenGone: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    whenGone?()
    whenGone = nil
  }
}
