import SwiftSyntax

/// A rule that removes attributes and modifiers that need the Objective-C runtime, such as `@objc`, `@IBOutlet` and
/// `dynamic`. `RegistrationRule` registers the members that they mark.
struct AttributeRule: RewritingRule {
  let kind = RewriteKind.attributes

  var visits: [RewritingVisit] {
    [
      .at(AttributeSyntax.self, Self.visit),
      .at(DeclModifierSyntax.self, Self.visit),
    ]
  }

  static func visit(_ node: AttributeSyntax, in file: FileRewriting) {
    switch AttributeReader.name(of: node) {
    case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
      "GKInspectable", "NSManaged", "NSCopying":
      file.remove(node)
      file.use(.attributes)
    case "UIApplicationMain":
      file.replace(node.attributeName, with: "main")
      file.use(.entryPoint)
    case "_dynamicReplacement":
      file.remark("@_dynamicReplacement has no effect, because ViewCode removes 'dynamic' from the original", at: node)
    default:
      break
    }
  }

  static func visit(_ node: DeclModifierSyntax, in file: FileRewriting) {
    guard node.name.tokenKind == .keyword(.dynamic) else { return }
    file.remove(node)
    file.use(.attributes)
  }
}

extension RewriteKind {
  /// Attributes such as `@objc`, `@IBOutlet` and `dynamic`, which only Apple's compiler accepts.
  package static let attributes = RewriteKind("attributes")
  /// `@UIApplicationMain`.
  package static let entryPoint = RewriteKind("entryPoint")
}
