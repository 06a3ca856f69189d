import PreviewProtocol
import Testing

@Suite("The SDK of an app where none is named")
struct DefaultSDKTests {
  private let scenes: [String: Any] = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]]

  @Test("is the newest for apps with scenes, and for programs that only show previews")
  func newest() {
    #expect(DefaultSDK(infoDictionary: scenes, isApp: true) == .newest)
    #expect(DefaultSDK(infoDictionary: [:], isApp: false) == .newest)
    #expect(DefaultSDK.newest.number == 27 && DefaultSDK.newest.warning == nil)
  }

  @Test("is that of iOS 26 for an app without scenes, and the warning names rule and change")
  func noScenes() throws {
    let sdk = DefaultSDK(infoDictionary: ["CFBundleName": "Old"], isApp: true)
    #expect(sdk.number == 26 && sdk.reason == .noScenes)
    let warning = try #require(sdk.warning)
    #expect(warning.contains("iOS 27") && warning.contains("--sdk 27"))
    let failure = try #require(sdk.launchFailure)
    #expect(failure.contains("UIApplicationSceneManifest") && failure.contains("UIWindowSceneDelegate"))
    #expect(DefaultSDK(infoDictionary: scenes, isApp: true).launchFailure == nil)
  }

  @Test("a delegate that configures scenes is as good as a manifest")
  func configuredScenes() {
    #expect(DefaultSDK(infoDictionary: [DefaultSDK.configuresScenesKey: true], isApp: true) == .newest)
  }

  @Test("is that of iOS 26, which honors it, where the app asks for the design before")
  func compatibility() {
    let asking = scenes.merging(["UIDesignRequiresCompatibility": true]) { $1 }
    let sdk = DefaultSDK(infoDictionary: asking, isApp: true)
    #expect(sdk.number == 26 && sdk.reason == .compatibility && sdk.warning == nil)
    let declining = scenes.merging(["UIDesignRequiresCompatibility": false]) { $1 }
    #expect(DefaultSDK(infoDictionary: declining, isApp: true) == .newest)
  }
}
