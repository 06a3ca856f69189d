import SwiftSyntax

/// A rule that adds imports of modules that Apple's modules re-export.
///
/// On Apple's systems, Foundation includes networking, Combine, Observation and the functions of the Objective-C
/// runtime, and selectors are available without UIKit. Foundation itself is re-exported by Apple's other modules, and
/// by those of pods and frameworks whose umbrella headers import it.
struct AddedImportRule: RewritingRule {
  let kind = RewriteKind.addedImports

  var visits: [RewritingVisit] {
    [
      .at(IdentifierTypeSyntax.self) { Self.visit($0.name, in: $1) },
      .at(DeclReferenceExprSyntax.self) { Self.visit($0.baseName, in: $1) },
      .at(LabeledExprSyntax.self) { node, file in
        if let label = node.label { Self.visit(label: label, in: file) }
      },
      .at(AttributeSyntax.self) { node, file in
        // The names only count as attributes for which the macros are intended: `Observable` is a type of other
        // libraries, too, and a property wrapper in many projects.
        switch node.attributeName.trimmedDescription {
        case "Observable"
        where node.parent?.parent?.is(ClassDeclSyntax.self) == true && !Self.isOwn("Observable", in: file):
          Self.add("Observation", in: file)
        case "ObservationIgnored": Self.add("Observation", in: file)
        default: break
        }
      },
    ]
  }

  static func visit(_ name: TokenSyntax, in file: FileRewriting) {
    let text = name.text
    guard
      let module = modules[text] ?? (isOfUIKit(text) ? "UIKit" : nil) ?? assetResource(text, in: file) ?? broughtAlong(
        text, by: file.importedModules)
        ?? combine(text, in: file) ?? foundation(text, in: file)
    else { return }
    guard !isOwn(text, in: file) else { return }
    add(module, in: file)
    // The module contains members of networking types that Foundation on Linux lacks.
    if module == "FoundationNetworking", file.options.availableModules.contains("NetworkingGaps") {
      add("NetworkingGaps", in: file)
    }
  }

  /// Returns whether the author declares a type with a name.
  private static func isOwn(_ name: String, in file: FileRewriting) -> Bool {
    file.module.type(file.module.resolve(name, in: file.scopes.name))?.declaration != nil
  }

  /// Visits a label that only methods of one module have, which UIKit and Foundation re-export:
  /// `appendingPathComponent(_:conformingTo:)`, `UIImage(ciImage:)`.
  static func visit(label: TokenSyntax, in file: FileRewriting) {
    let isWithUIKit = !file.importedModules.isDisjoint(with: withUIKit.union(["UIKit"]))
    switch label.text {
    case "conformingTo" where isWithUIKit || file.importedModules.contains("Foundation"):
      add("UniformTypeIdentifiers", in: file)
    case "ciImage" where isWithUIKit:
      add("CoreImage", in: file)
    default: break
    }
  }

  private static func add(_ module: String, in file: FileRewriting) {
    if !file.importedModules.contains(module), file.neededImports.insert("import \(module)").inserted {
      file.use(.addedImports)
    }
  }

  /// The modules of names that Foundation, UIKit or the Swift compiler re-export on Apple's systems.
  private static let modules: [String: String] = {
    var result: [String: String] = [:]
    for name in network { result[name] = "FoundationNetworking" }
    for name in runtime { result[name] = "ObjectiveC" }
    for name in ["XMLParser", "XMLParserDelegate"] { result[name] = "FoundationXML" }
    for name in [
      "os_unfair_lock", "os_unfair_lock_t", "os_unfair_lock_s", "os_unfair_lock_lock", "os_unfair_lock_unlock",
      "os_unfair_lock_trylock",
    ] {
      result[name] = "os"
    }
    for name in ["withObservationTracking", "ObservationRegistrar"] { result[name] = "Observation" }
    result["Selector"] = "UIKit"
    // On iOS these belong to UIKit. Here they are in WebKit with the other web view, because they take requests.
    for name in ["UIWebView", "UIWebViewDelegate"] { result[name] = "WebKit" }
    return result
  }()

  /// Returns whether a name belongs to UIKit, which a bridging header or the umbrella header of a pod may have imported
  /// for all files.
  private static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.count > 3 && KnownClasses.isKnown(name)
  }

  /// Returns UIKit for types of asset symbols in files that only import Foundation. Other modules have types with these
  /// names.
  private static func assetResource(_ name: String, in file: FileRewriting) -> String? {
    guard name == "ImageResource" || name == "ColorResource",
      file.importedModules.isSubset(of: ofLanguage.union(["Foundation"]))
    else { return nil }
    return "UIKit"
  }

  /// Returns the module of a name that Apple's UIKit or Foundation re-exports. For example, `UNUserNotificationCenter`
  /// needs no separate import there.
  private static func broughtAlong(_ name: String, by imported: Set<String>) -> String? {
    // UIKit here contains this type itself.
    guard name != "CIColor", let found = brought.first(where: { isName(name, withPrefix: $0.prefix) }) else {
      return nil
    }
    let isThere = imported.contains { module in
      module == "UIKit" || withUIKit.contains(module) || (found.isOfFoundation && module == "Foundation")
    }
    return isThere ? found.module : nil
  }

  /// Returns Combine, which Apple's Foundation re-exports, for names that no other module has.
  private static func combine(_ name: String, in file: FileRewriting) -> String? {
    guard ofCombine.contains(name), file.options.availableModules.contains("Combine"),
      !file.importedModules.isDisjoint(with: withUIKit.union(["Foundation", "UIKit"])),
      file.importedModules.isDisjoint(with: ["OpenCombine", "SwiftUI"])
    else { return nil }
    return "Combine"
  }

  /// Returns Foundation, which any module except those of the language may re-export.
  private static func foundation(_ name: String, in file: FileRewriting) -> String? {
    guard ofFoundation.contains(name), file.importedModules.isDisjoint(with: withUIKit.union(["Foundation", "UIKit"])),
      !file.importedModules.isSubset(of: ofLanguage)
    else { return nil }
    return "Foundation"
  }

  private static let ofLanguage: Set<String> = [
    "Swift", "Darwin", "Glibc", "Dispatch", "Observation", "RegexBuilder", "Synchronization", "Testing", "simd",
    "_Concurrency",
  ]

  /// The types of Foundation that apps use most.
  private static let ofFoundation: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "CGFloat", "CGPoint", "CGRect", "CGSize", "Data", "Date", "DateComponents",
    "DateFormatter", "Decimal", "DispatchQueue", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder",
    "JSONSerialization", "Locale", "LocalizedError", "NSAttributedString", "NSCache", "NSCoder", "NSCoding", "NSError",
    "NSLock", "NSMutableAttributedString", "NSNumber", "NSObject", "NSObjectProtocol", "NSPredicate", "NSRange",
    "NSRegularExpression", "NSString", "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue",
    "ProcessInfo", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem", "UUID", "UserDefaults",
  ]

  private static let ofCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CurrentValueSubject", "ObservableObject",
    "ObservableObjectPublisher", "PassthroughSubject", "Published",
  ]

  private static let brought: [(prefix: String, module: String, isOfFoundation: Bool)] = [
    ("UN", "UserNotifications", false), ("CI", "CoreImage", false), ("kCI", "CoreImage", false),
    ("ciImage", "CoreImage", false), ("CT", "CoreText", false),
    ("CGImageSource", "ImageIO", false), ("CGImageDestination", "ImageIO", false),
    ("kCGImageProperty", "ImageIO", false),
    ("kCGImageSource", "ImageIO", false), ("kCGImageDestination", "ImageIO", false),
    ("UTType", "UniformTypeIdentifiers", false), ("Sec", "Security", true), ("kSec", "Security", true),
    ("errSec", "Security", true),
  ]

  /// Apple's modules that re-export UIKit.
  private static let withUIKit: Set<String> = [
    "SafariServices", "WebKit", "MapKit", "MessageUI", "StoreKit", "AVKit", "PhotosUI", "ContactsUI", "EventKitUI",
    "QuickLook", "PDFKit", "SwiftUI", "LinkPresentation", "PassKit", "GameKit", "MediaPlayer", "Photos",
  ]

  /// Returns whether a name begins with a prefix in Apple's style, in which a capital and a lowercase letter follow.
  private static func isName(_ name: String, withPrefix prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    if rest.isEmpty { return ["UTType", "CGImageSource", "CGImageDestination", "ciImage"].contains(name) }
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }

  /// Returns the module here that contains a type of Apple's Foundation, or nil for Foundation itself.
  static func moduleOfFoundation(_ name: String) -> String? {
    modules[name].flatMap { ["FoundationNetworking", "FoundationXML"].contains($0) ? $0 : nil }
  }

  private static let network = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "CachedURLResponse", "HTTPCookie",
    "HTTPCookieStorage", "HTTPCookiePropertyKey", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
    "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLProtocol", "URLProtocolClient",
    "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask", "URLSessionDownloadTask",
    "URLSessionWebSocketTask", "URLSessionStreamTask", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate", "URLSessionTaskMetrics",
    "URLSessionTaskTransactionMetrics", "NSURLRequest", "NSMutableURLRequest", "NSURLConnection",
    "NSURLRequestNetworkServiceType",
  ]

  private static let runtime = [
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_AssociationPolicy",
    "autoreleasepool", "objc_sync_enter", "objc_sync_exit",
  ]
}

extension RewriteKind {
  /// Imports of modules that Apple's modules re-export and ViewCode's don't.
  package static let addedImports = RewriteKind("addedImports")
}
