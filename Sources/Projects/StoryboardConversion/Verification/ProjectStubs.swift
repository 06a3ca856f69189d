/// Declarations of the classes that converted code names and that are the project's own.
package struct ProjectStubs: Sendable {
  package struct Member: Sendable {
    package var name: String
    package var type: String
  }

  package struct Declaration: Sendable {
    package var name: String
    /// What a class derives from; nil for one that is declared elsewhere, and is extended.
    package var base: String?
    package var members: [Member]
    /// Members that the class has in the converted code.
    package var ownMembers: Set<String> = []
  }

  /// The modules that have the bases.
  package var modules: [String] = []
  package var declarations: [Declaration] = []
}
