/// Apple's modules that a source file may import.
package enum AppleModules {
  /// Returns whether a module is part of Swift or of any of Apple's systems.
  package static func contains(_ name: String) -> Bool {
    phones.contains(name) || others.contains(name) || name.hasPrefix("_")
  }

  /// Returns whether a module is available on iOS, which is the result of `canImport`.
  package static func isOnPhones(_ name: String) -> Bool { phones.contains(name) }

  /// Returns whether a module is Apple's and not available on iOS.
  static func isElsewhereOnly(_ name: String) -> Bool { others.contains(name) }

  /// - Source: developer.apple.com/documentation/technologies (those for iOS), and the modules of the toolchain
  private static let phones: Set<String> = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessibilityKit Accounts ActivityKit AdAttributionKit AdServices \
    AdSupport AddressBook AddressBookUI AlarmKit AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit \
    AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit \
    BusinessChat CFNetwork CallKit CarKey CarPlay ClassKit ClockKit CloudKit Cinematic ColorSync Combine CommonCrypto Compression Contacts \
    ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage \
    CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText \
    CoreTransferable CoreVideo CreateML CreateMLComponents CryptoKit CryptoTokenKit Cxx CxxStdlib Darwin DataDetection \
    DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI Dispatch DockKit Distributed EnergyKit \
    EventKit EventKitUI ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider \
    FileProviderUI FinanceKit FinanceKitUI Foundation FoundationEssentials FoundationModels FoundationNetworking FoundationXML GLKit GSS \
    GameController GameKit GameplayKit GeoToolbox GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityDocumentServices \
    IdentityDocumentServicesUI IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI \
    JavaScriptCore JournalingSuggestions LinkPresentation LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI \
    LockedCameraCapture MLCompute MachO ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport \
    MarketplaceKit MediaAccessibility MediaPlayer MediaToolbox Message MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction \
    Network NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE PaperKit PassKit \
    PencilKit PermissionKit Photos PhotosUI PlaygroundSupport ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing \
    RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SQLite3 SafariServices SafetyKit SceneKit ScreenTime \
    SecureElementCredential Security SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Speech \
    SpriteKit StickerKit StoreKit StoreKitTest Swift SwiftData SwiftUI SwiftUICore Symbols Synchronization System SystemConfiguration \
    TabularData TelephonyMessagingKit Testing ThreadNetwork TipKit Translation TranslationUIProvider Twitter UIKit UIUtilities \
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit VisualIntelligence \
    WatchConnectivity WeatherKit WebKit WidgetKit WiFiAware Workgroup WorkoutKit XCTest XCUIAutomation iAd libkern notify os simd \
    unwind zlib CryptoTokenKit AppleArchive CarPlayUI ClassKitUI PreviewsMacros
    """.split(separator: " ").map(String.init))

  /// Modules of macOS, tvOS, watchOS and visionOS, and of toolchains for other systems.
  private static let others: Set<String> = Set(
    """
    AGL AppKit ApplicationServices AppleScriptKit AppleScriptObjC Automator CalendarStore Carbon Cocoa Collaboration CompositorServices \
    CoreDisplay CoreWLAN DVDPlayback DirectoryService DiscRecording DiscRecordingUI DiskArbitration DriverKit EndpointSecurity ExceptionHandling \
    FSKit FinderSync ForceFeedback Hypervisor ICADevices IOBluetooth IOBluetoothUI IOUSBHost InputMethodKit InstallerPlugins InstantMessage \
    KerberosExtension LatentSemanticMapping MailKit NetFS OSAKit OpenCL OpenDirectory OpenGL PreferencePanes Quartz QuickLookUI \
    ScreenCaptureKit ScreenSaver ScriptingBridge SecurityFoundation SecurityInterface ServiceManagement SystemExtensions TVML TVMLKit TVMLKitMacros TVServices \
    TVUIKit TWAIN Virtualization WatchKit vmnet Glibc Musl WinSDK CRT Android Bionic WASILibc ucrt Spatial PackageDescription \
    PackagePlugin AppleProductTypes CompilerPluginSupport Tcl Ruby Kernel JavaVM JavaNativeFoundation PubSub QTKit SyncServices VideoDecodeAcceleration
    """.split(separator: " ").map(String.init))
}
