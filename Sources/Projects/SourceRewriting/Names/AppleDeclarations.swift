/// Facts about Apple's declarations by their names, for checks outside of rewriting.
package enum AppleDeclarations {
  /// Returns whether a class is known and derives from `NSObject` on Apple's systems.
  package static func isClass(_ name: String) -> Bool { KnownClasses.isKnown(name) }

  /// Returns whether a member with a name is an optional requirement of one of Apple's protocols. Here it has a default
  /// implementation.
  package static func isOptionalRequirement(_ name: String) -> Bool {
    optionalProperties.contains(name) || KnownProtocols.member(name) { _ in true } != nil
  }

  /// Optional properties such as `UIApplicationDelegate.window`. The table of members only contains methods.
  private static let optionalProperties: Set<String> = ["window", "selectionAffinity"]

  /// Returns whether a class has an initializer without arguments on Apple's systems, and none here.
  package static func hasInitializerWithoutArguments(_ name: String) -> Bool {
    FoundationNameRule.withoutArguments[name] != nil
  }

  /// Returns whether a value of Foundation has a member that code can use on any object: `(value as
  /// AnyObject).doubleValue`.
  package static func isMemberOfValues(_ name: String) -> Bool { AnyObjectRule.values.contains(name) }
}
