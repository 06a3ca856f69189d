import Foundation

/// A controller that displays the definition of a term. Hosts have no dictionaries, so that it displays that nothing
/// was found.
///
/// - Source: developer.apple.com/documentation/uikit/uireferencelibraryviewcontroller
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  private final let term: String

  /// Returns whether a dictionary defines a term, which is always `false`, as on a device without dictionaries.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Creates a controller for a term.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = coder.decodeObject(forKey: "UITerm") as? String ?? ""
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(term, forKey: "UITerm")
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = term
    title.font = .preferredFont(forTextStyle: .headline)
    let message = UILabel()
    message.text = "No definition found"
    message.textColor = .secondaryLabel
    let done = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.dismiss(animated: true) })
    for part in [title, message, done] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      done.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      done.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      title.centerYAnchor.constraint(equalTo: done.centerYAnchor),
      title.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      message.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      message.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    self.view = view
  }
}
