import Placeholders
import UIKit

/// A view controller for selecting media items. The media library is empty, so it is a labeled box, whose Cancel button
/// selects none.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediapickercontroller
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  public let mediaTypes: MPMediaType
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var showsItemsWithProtectedAssets = true
  /// The text above the title.
  open var prompt: String?

  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(mediaTypes: .any) }

  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }

  open override func loadView() {
    let item = UINavigationItem(title: "Media")
    item.prompt = prompt
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.mediaPickerDidCancel(self)
      })
    view = PlaceholderScreen(kind: "MPMediaPickerController", detail: "media items to choose from", item: item)
  }
}

/// - Source: developer.apple.com/documentation/mediaplayer/mpmediapickercontrollerdelegate
@MainActor
@preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
