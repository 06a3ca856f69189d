/// What conversion in place has to know of a class that the project has.
package struct ProjectClass: Sendable {
  /// The names of its members, inherited ones too, but for outlets that become views.
  package var members: Set<String> = []
  /// Outlets that stay properties and are assigned: inherited ones, and those with observers.
  package var assignedOutlets: Set<String> = []
  /// Methods that it has or inherits from classes of the project, as `prepare(for:sender:)`.
  package var methods: Set<String> = []

  /// Whether it does something after it was loaded.
  package var awakes: Bool { methods.contains("awakeFromNib()") }

  package init() {}
}
