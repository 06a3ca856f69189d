import Photos
import Placeholders
import UIKit

/// A view controller for selecting photos. There are no photos, so it is a labeled box, whose Cancel button
/// selects none.
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

  /// Does nothing, because no items can be selected or moved.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func scrollToInitialPosition() {}
}

/// A delegate that receives the selection, and dismisses the controller.
///
/// - Source: developer.apple.com/documentation/photosui/phpickerviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPhotoLibrary {
  /// Presents a picker for the photos that the app can access. It does nothing, because the app has no access.
  @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
