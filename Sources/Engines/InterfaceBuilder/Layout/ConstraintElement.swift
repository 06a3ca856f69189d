/// `constraint`: the properties that `Constraint` reads.
package enum ConstraintElement {
  package static let constant = Property<Double>("constant")
  package static let priority = Property<Double>("priority")

  static let schema = ElementSchema(
    "constraint",
    [
      constant.rule, priority.rule, .text("id"), .text("userLabel"), .text("identifier"), .reference("firstItem"),
      .reference("secondItem"), .value("firstAttribute", LayoutAttribute.self),
      .value("secondAttribute", LayoutAttribute.self), .value("relation", LayoutRelation.self),
      .value("multiplier", Multiplier.self), .bool("placeholder"), .bool("symbolic"), .text("symbolType"),
      .text("customClass"), .text("customModule"), .text("customModuleProvider"),
    ],
    children: ["variation", "connections", "userDefinedRuntimeAttributes"])
}
