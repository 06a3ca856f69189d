/// The facts about an existing class that in-place conversion needs.
package struct ProjectClass: Sendable {
  /// The names of the members, including inherited ones, without outlets that become views.
  package var members: Set<String> = []
  /// The outlets that stay properties and are assigned: inherited ones, and those with observers.
  package var assignedOutlets: Set<String> = []
  /// The methods of the class and of its superclasses in the project, such as `prepare(for:sender:)`.
  package var methods: Set<String> = []

  /// Whether the class overrides `awakeFromNib()`.
  package var awakes: Bool { methods.contains("awakeFromNib()") }

  package init() {}
}
