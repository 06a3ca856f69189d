import SwiftSyntax

/// Imports that Apple's modules bring along: Foundation has the network, Combine, Observation and the Objective-C
/// runtime's functions there; selectors are known without UIKit. Foundation itself comes with Apple's other modules, and
/// with those of pods and frameworks, whose umbrella headers import it.
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
        // Only as an attribute of what the macros are for: `Observable` is a type of other libraries, too, and a property
        // wrapper of many projects.
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
    // Members of the network's types that Foundation on Linux lacks.
    if module == "FoundationNetworking", file.options.availableModules.contains("NetworkingGaps") {
      add("NetworkingGaps", in: file)
    }
  }

  /// Whether the author declares a type of that name.
  private static func isOwn(_ name: String, in file: FileRewriting) -> Bool {
    file.module.type(file.module.resolve(name, in: file.scopes.name))?.declaration != nil
  }

  /// A label that only methods of one module have, which UIKit and Foundation bring along:
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

  /// Which module has what Foundation, UIKit or the Swift compiler bring along on Apple's systems.
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
    // UIKit's on a phone; here beside the other web view, as it takes requests.
    for name in ["UIWebView", "UIWebViewDelegate"] { result[name] = "WebKit" }
    return result
  }()

  /// Whether a name is one of UIKit's, which a bridging header or the umbrella of a pod may have imported for all
  /// files.
  private static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.count > 3 && KnownClasses.isKnown(name)
  }

  /// UIKit, for the types of asset symbols in files that import nothing but Foundation. Other modules have types of these names.
  private static func assetResource(_ name: String, in file: FileRewriting) -> String? {
    guard name == "ImageResource" || name == "ColorResource",
      file.importedModules.isSubset(of: ofLanguage.union(["Foundation"]))
    else { return nil }
    return "UIKit"
  }

  /// The module that Apple's UIKit or Foundation brings along for a name: `UNUserNotificationCenter` needs no import of
  /// its own there.
  private static func broughtAlong(_ name: String, by imported: Set<String>) -> String? {
    // UIKit has this one itself here.
    guard name != "CIColor", let found = brought.first(where: { isName(name, withPrefix: $0.prefix) }) else {
      return nil
    }
    let isThere = imported.contains { module in
      module == "UIKit" || withUIKit.contains(module) || (found.isOfFoundation && module == "Foundation")
    }
    return isThere ? found.module : nil
  }

  /// Combine, which Apple's Foundation brings along, for names that no other module has.
  private static func combine(_ name: String, in file: FileRewriting) -> String? {
    guard ofCombine.contains(name), file.options.availableModules.contains("Combine"),
      !file.importedModules.isDisjoint(with: withUIKit.union(["Foundation", "UIKit"])),
      file.importedModules.isDisjoint(with: ["OpenCombine", "SwiftUI"])
    else { return nil }
    return "Combine"
  }

  /// Foundation, which any module beside the language's own may bring along.
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

  /// The types of Foundation that apps name most.
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
    ("ciImage", "CoreImage", false), ("CT", "CoreText", false), ("CGFont", "CoreText", false),
    ("CGImageSource", "ImageIO", false), ("CGImageDestination", "ImageIO", false),
    ("kCGImageProperty", "ImageIO", false),
    ("kCGImageSource", "ImageIO", false), ("kCGImageDestination", "ImageIO", false),
    ("UTType", "UniformTypeIdentifiers", false), ("Sec", "Security", true), ("kSec", "Security", true),
    ("errSec", "Security", true),
  ]

  /// Apple's modules that bring UIKit along.
  private static let withUIKit: Set<String> = [
    "SafariServices", "WebKit", "MapKit", "MessageUI", "StoreKit", "AVKit", "PhotosUI", "ContactsUI", "EventKitUI",
    "QuickLook", "PDFKit", "SwiftUI", "LinkPresentation", "PassKit", "GameKit", "MediaPlayer", "Photos",
  ]

  /// Whether a name begins with a prefix as Apple's do: a capital and a small letter follow.
  private static func isName(_ name: String, withPrefix prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    if rest.isEmpty { return ["UTType", "CGImageSource", "CGImageDestination", "CGFont", "ciImage"].contains(name) }
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }

  /// The module that has a type of Apple's Foundation here; nil for Foundation itself.
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
  /// Imports that Apple's modules bring along and ours don't.
  package static let addedImports = RewriteKind("addedImports")
}
