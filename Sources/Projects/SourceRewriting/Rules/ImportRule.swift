import SwiftSources
import SwiftSyntax

/// A rule that changes imports of parts of modules into imports of whole modules: `import UIKit.UIView`, `import class
/// Foundation.NSURL`; and imports of Darwin into imports of Glibc.
struct ImportRule: RewritingRule {
  let kind = RewriteKind.imports

  var visits: [RewritingVisit] {
    [
      .at(ImportDeclSyntax.self, Self.visit)
    ]
  }

  static func visit(_ node: ImportDeclSyntax, in file: FileRewriting) {
    let path = node.path.map(\.name.identifierText)
    guard let module = path.first else { return }
    if module == "Darwin" || module == "MachO" {
      whole(node, as: "Glibc", in: file)
    } else if path.count > 1, node.importKindSpecifier == nil || appleModules.contains(module) {
      // An import without a kind refers to a submodule, which only Objective-C modules have.
      whole(node, as: module, in: file)
    }
  }

  private static func whole(_ node: ImportDeclSyntax, as module: String, in file: FileRewriting) {
    if let kind = node.importKindSpecifier { file.remove(kind) }
    file.replace(node.path, with: module)
    file.use(.imports)
  }

  /// Modules whose declarations are in other modules here, so that an import of a single declaration fails.
  private static let appleModules: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "Dispatch", "ObjectiveC", "CoreText",
    "ImageIO",
    "os", "AVFoundation", "MapKit", "CoreLocation", "WebKit", "StoreKit", "MessageUI", "SafariServices", "Combine",
    "CryptoKit", "UserNotifications", "Photos", "Contacts", "SwiftUI",
  ]
}

extension RewriteKind {
  /// Imports such as `import UIKit.UIView` and `import Darwin`.
  package static let imports = RewriteKind("imports")
}
