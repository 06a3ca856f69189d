/// A controller that displays an empty photo library.
final class EmptyPhotoLibraryController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in (self?.navigationController as? UIImagePickerController)?.cancel() })
    let label = UILabel()
    label.text = "No Photos or Videos"
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
