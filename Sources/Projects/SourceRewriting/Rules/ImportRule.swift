import SwiftSources
import SwiftSyntax

/// Imports of parts of modules, which become imports of whole modules: `import UIKit.UIView`, `import class
/// Foundation.NSURL`; and of Darwin, which becomes Glibc.
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
      // Without a kind it is a submodule, which only Objective-C modules have.
      whole(node, as: module, in: file)
    }
  }

  private static func whole(_ node: ImportDeclSyntax, as module: String, in file: FileRewriting) {
    if let kind = node.importKindSpecifier { file.remove(kind) }
    file.replace(node.path, with: module)
    file.use(.imports)
  }

  /// Modules whose declarations lie in other ones here, so that an import of one declaration does not find it.
  private static let appleModules: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "Dispatch", "ObjectiveC", "CoreText",
    "ImageIO",
    "os", "AVFoundation", "MapKit", "CoreLocation", "WebKit", "StoreKit", "MessageUI", "SafariServices", "Combine",
    "CryptoKit", "UserNotifications", "Photos", "Contacts", "SwiftUI",
  ]
}

extension RewriteKind {
  /// `import UIKit.UIView`, `import Darwin`.
  package static let imports = RewriteKind("imports")
}
