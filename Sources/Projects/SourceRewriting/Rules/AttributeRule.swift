import SwiftSyntax

/// What only a compiler with the Objective-C runtime takes is dropped: `@objc`, `@IBOutlet`, `dynamic` and the like. What they tell
/// the runtime, `RegistrationRule` tells its tables.
enum AttributeRule {
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
      file.remark("@_dynamicReplacement needs the original to be dynamic, which rewriting drops", at: node)
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
