import Photos
import Placeholders
import UIKit

/// Lets a person choose photos. There are none to choose from: it is a labeled box, whose Cancel button chooses nothing.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerviewcontroller
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("PHPickerViewController is made with a configuration") }

  open override func loadView() {
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: [])
      })
    view = PlaceholderScreen(kind: "PHPickerViewController", detail: "photos to choose from", item: item)
  }

  /// There is nothing that could be chosen or moved.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func scrollToInitialPosition() {}
}

/// Hears what was chosen, and puts the controller away.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPhotoLibrary {
  /// Lets a person choose which photos the app may see. Where the app may see none, nothing is shown.
  @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
