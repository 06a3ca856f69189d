/// What is known of Apple's declarations by their names, for checks outside of rewriting.
package enum AppleDeclarations {
  /// Whether a class is known, and derives from `NSObject` on Apple's systems.
  package static func isClass(_ name: String) -> Bool { KnownClasses.isKnown(name) }

  /// Whether a member of that name is an optional requirement of one of Apple's protocols. Here it has a default.
  package static func isOptionalRequirement(_ name: String) -> Bool {
    optionalProperties.contains(name) || KnownProtocols.member(name) { _ in true } != nil
  }

  /// `UIApplicationDelegate.window` and others; the table of members has methods alone.
  private static let optionalProperties: Set<String> = ["window", "selectionAffinity"]

  /// Whether a class has a call without arguments on Apple's systems, and none here.
  package static func hasInitializerWithoutArguments(_ name: String) -> Bool {
    FoundationNameRule.withoutArguments[name] != nil
  }

  /// Whether a value of Foundation's has a member that any object is asked for: `(value as AnyObject).doubleValue`.
  package static func isMemberOfValues(_ name: String) -> Bool { AnyObjectRule.values.contains(name) }
}
