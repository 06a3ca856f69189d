import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UIImagePickerControllerTests {
  private final class Chooser: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var cancelled = 0
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancelled += 1
      picker.dismiss(animated: false)
    }
  }

  private final class Silent: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  private func cancelButton(of picker: UIImagePickerController) throws -> UIBarButtonItem {
    try #require(picker.topViewController?.navigationItem.rightBarButtonItem)
  }

  init() { StandardScreen.make() }

  @Test func aLibraryIsThereAndACameraIsNot() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum)?.contains("public.image") == true)
    #expect(UIImagePickerController().startVideoCapture() == false)
  }

  @Test func cancellingIsToldToTheDelegate() throws {
    let test = TestWindow()
    let root = Chooser()
    test.show(root)
    let picker = UIImagePickerController()
    picker.delegate = root
    #expect(picker.delegate === root)
    root.present(picker, animated: false)
    test.frame()
    #expect(picker.topViewController?.title == "Photos")
    try #require(try cancelButton(of: picker).primaryAction).performWithSender(nil, target: nil)
    test.frame()
    #expect(root.cancelled == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func withoutTheDelegatesMethodCancellingDismisses() throws {
    let test = TestWindow()
    let root = UIViewController()
    test.show(root)
    for delegate in [Silent(), nil] {
      let picker = UIImagePickerController()
      picker.delegate = delegate
      root.present(picker, animated: false)
      test.frame()
      try #require(try cancelButton(of: picker).primaryAction).performWithSender(nil, target: nil)
      test.frame()
      #expect(root.presentedViewController == nil)
    }
  }
}
