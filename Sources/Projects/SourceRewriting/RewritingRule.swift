/// What is rewritten. The names stand in reports.
package enum RewritingRule: String, CaseIterable, Codable, Sendable, CodingKeyRepresentable {
  /// `@objc`, `@IBOutlet`, `dynamic` and the like, which only Apple's compiler takes.
  case attributes
  /// `@UIApplicationMain`.
  case entryPoint
  /// `@NSManaged` properties, which become stored ones.
  case managedProperties
  /// `#selector`.
  case selectors
  /// Methods, outlets and names that are told to the tables standing in for the Objective-C runtime.
  case registration
  /// `#keyPath`.
  case keyPaths
  /// `import UIKit.UIView`, `import Darwin`.
  case imports
  /// Imports that Apple's modules bring along and ours don't.
  case addedImports
  /// `#if os(iOS)`.
  case conditions
  /// Optional members of protocols, and their calls.
  case optionalMembers
  /// `override` in an extension, and members of extensions that subclasses override.
  case extensionOverrides
  /// `#colorLiteral`, `#imageLiteral`, `#fileLiteral`.
  case literals
  /// Objects made from a class in a variable.
  case metatypes
  /// Members of an `AnyObject`.
  case anyObjects
  /// XCTest's methods on the main actor.
  case tests
}
