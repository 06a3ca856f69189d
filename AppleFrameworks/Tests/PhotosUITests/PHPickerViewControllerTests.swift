import PhotosUI
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("PHPickerViewController", .ownHosts)
struct PHPickerViewControllerTests {
  private final class Listener: PHPickerViewControllerDelegate {
    var picked: [Int] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picked.append(results.count)
      picker.dismiss(animated: false)
    }
  }

  @Test("is a box, and its Cancel button chooses nothing")
  func cancelling() throws {
    let (host, root, listener) = (ViewHost(), UIViewController(), Listener())
    host.show(root)
    host.run {
      var configuration = PHPickerConfiguration()
      configuration.filter = .any(of: [.images, .livePhotos])
      configuration.selectionLimit = 3
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = listener
      root.present(picker, animated: false)
    }
    host.advance(by: 0.1)
    #expect(host.approximations.map(\.kind) == ["PHPickerViewController"])
    try host.tap(text: "Cancel")
    host.advance(by: 1)
    #expect(listener.picked == [0] && root.presentedViewController == nil)
  }

  @Test("filters are told apart by what they let through")
  func filters() {
    #expect(PHPickerFilter.any(of: [.images, .videos]) == .any(of: [.images, .videos]))
    #expect(PHPickerFilter.not(.images) != .images)
  }
}
