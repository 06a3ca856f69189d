import PermissionResponses
import Photos
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Photos", .ownHosts)
struct PHPhotoLibraryTests {
  private func host() -> ViewHost {
    let host = ViewHost()
    host.show(UIViewController())
    return host
  }

  @Test("leave is refused when it is asked for, to read and to add apart")
  func permission() {
    let host = host()
    var answers: [PHAuthorizationStatus] = []
    host.run {
      #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
      PHPhotoLibrary.requestAuthorization { answers.append($0) }
    }
    host.advance(by: 0.1)
    #expect(answers == [.denied] && PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .notDetermined)
  }

  @Test("the library is empty")
  func empty() {
    let options = PHFetchOptions()
    options.fetchLimit = 10
    #expect(PHAsset.fetchAssets(with: .image, options: options).count == 0)
    #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).firstObject == nil)
  }

  @Test("changes are not made without leave, and fail with it")
  func changes() {
    let host = host()
    var (runs, errors): (Int, [PHPhotosError.Code]) = (0, [])
    func change() {
      PHPhotoLibrary.shared().performChanges {
        runs += 1
        PHAssetChangeRequest.creationRequestForAsset(from: UIImage()).isFavorite = true
      } completionHandler: { isDone, error in
        #expect(!isDone)
        if let error = error as? PHPhotosError { errors.append(error.code) }
      }
    }
    host.run { change() }
    host.advance(by: 0.1)
    #expect(runs == 0 && errors == [.accessUserDenied])
  }

  @Test("with leave, changes run and find no room")
  func changesWithLeave() {
    let host = host()
    var (runs, errors): (Int, [PHPhotosError.Code]) = (0, [])
    host.run {
      PermissionResponses.current.willAnswer(.authorized, to: .photos)
      PHPhotoLibrary.shared().performChanges {
        runs += 1
      } completionHandler: { _, error in
        if let error = error as? PHPhotosError { errors.append(error.code) }
      }
    }
    host.advance(by: 0.1)
    #expect(runs == 1 && errors == [.notEnoughSpace])
  }
}
