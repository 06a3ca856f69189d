/// Declarations of the project's own classes that converted code refers to.
package struct ProjectStubs: Sendable {
  package struct Member: Sendable {
    package var name: String
    package var type: String
  }

  package struct Declaration: Sendable {
    package var name: String
    /// The superclass, or nil for a class that is declared elsewhere and extended.
    package var base: String?
    package var members: [Member]
    /// The members of the class in the converted code.
    package var ownMembers: Set<String> = []
  }

  /// The modules that contain the superclasses.
  package var modules: [String] = []
  package var declarations: [Declaration] = []
}
