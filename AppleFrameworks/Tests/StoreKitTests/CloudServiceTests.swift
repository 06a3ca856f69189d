import StoreKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Services of the store", .ownHosts)
struct CloudServiceTests {
  private final class Listener: NSObject, SKOverlayDelegate {
    var codes: [SKError.Code?] = []
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { codes.append((error as? SKError)?.code) }
  }

  @Test("leave for the music library is not determined, and refused once asked for")
  func leave() {
    let host = ViewHost()
    host.show(UIViewController())
    var heard: [SKCloudServiceAuthorizationStatus] = []
    host.run {
      heard.append(SKCloudServiceController.authorizationStatus())
      SKCloudServiceController.requestAuthorization { heard.append($0) }
    }
    host.advance(by: 0.1)
    host.run { heard.append(SKCloudServiceController.authorizationStatus()) }
    #expect(heard == [.notDetermined, .denied, .denied])
  }

  @Test("without leave, questions to the music library fail")
  func questions() async {
    let (host, controller) = (ViewHost(), SKCloudServiceController())
    host.show(UIViewController())
    var codes: [SKError.Code?] = []
    host.run {
      controller.requestCapabilities { capability, error in
        codes.append(capability.isEmpty ? (error as? SKError)?.code : nil)
      }
      controller.requestStorefrontCountryCode { _, error in codes.append((error as? SKError)?.code) }
      controller.requestUserToken(forDeveloperToken: "token") { _, error in codes.append((error as? SKError)?.code) }
    }
    host.advance(by: 0.1)
    #expect(codes == Array(repeating: .cloudServicePermissionDenied, count: 3))
    await #expect(throws: SKError(.cloudServicePermissionDenied)) { try await controller.requestCapabilities() }
    await #expect(throws: SKError(.cloudServicePermissionDenied)) {
      try await controller.requestStorefrontCountryCode()
    }
    await #expect(throws: SKError(.cloudServicePermissionDenied)) {
      try await controller.requestUserToken(forDeveloperToken: "token")
    }
  }

  @Test("no ad led to the app, and conversions are from 0 to 63")
  func conversions() async {
    let host = ViewHost()
    host.show(UIViewController())
    var codes: [SKANError.Code?] = []
    let note: ((any Error)?) -> Void = { codes.append(($0 as? SKANError)?.code) }
    host.run {
      SKAdNetwork.updatePostbackConversionValue(63, completionHandler: note)
      SKAdNetwork.updatePostbackConversionValue(64, coarseValue: .high, completionHandler: note)
      SKAdNetwork.updatePostbackConversionValue(-1, coarseValue: .low, lockWindow: true, completionHandler: note)
    }
    host.advance(by: 0.1)
    #expect(codes == [.unknown, .invalidConversionValue, .invalidConversionValue])
    await #expect(throws: SKANError(.unknown)) { try await SKAdNetwork.updatePostbackConversionValue(0) }
    #expect((SKANError(.unknown) as NSError).code == 10)
  }

  @Test("a banner for an app does not load")
  func overlay() throws {
    let (host, root, listener) = (ViewHost(), UIViewController(), Listener())
    host.show(root)
    let configuration = SKOverlay.AppConfiguration(appIdentifier: "1234", position: .bottom)
    configuration.setAdditionalValue("a", forKey: "key")
    #expect(configuration.userDismissible && configuration.additionalValue(forKey: "key") as? String == "a")
    try host.run {
      let overlay = SKOverlay(configuration: configuration)
      overlay.delegate = listener
      overlay.present(in: try #require(root.view.window?.windowScene))
      #expect(overlay.configuration === configuration)
    }
    host.advance(by: 0.1)
    #expect(listener.codes == [.storeProductNotAvailable])
  }
}
