extension LayoutDiagnosis {
  /// Returns the name of a view in the code: the property of an ancestor view or controller, or else its identifier, or
  /// else its class.
  package static func name(of view: UIView) -> String {
    name(of: view, in: PropertyNames())
  }

  /// Returns the same name, with the properties of objects that were inspected for other views.
  package static func name(of view: UIView, in properties: PropertyNames) -> String {
    ItemNames(properties: properties).short(view.layoutState.item)
  }

  /// A constraint as tools display it.
  package struct InspectedConstraint: Sendable {
    /// The equation, such as `title.leading == card.leading + 16`.
    package let equation: String
    /// The line that created it as text, or its creator.
    package let maker: String
    /// The module and the file of the line that created it; `nil` if it is unknown.
    package let file: String?
    package let line: Int?
    package let priority: Float
  }

  /// Returns the constraints that determine the position and size of a view along an axis, with names and lines.
  package static func constraints(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [InspectedConstraint] {
    let names = ItemNames(properties: PropertyNames())
    // The inspected view gets its name first, without a number.
    _ = names.short(view.layoutState.item)
    return view.constraintsAffectingLayout(for: axis).map { constraint in
      let maker = ConstraintMaker(.constraint(constraint), names)
      let isOwn = constraint is FrameworkConstraint
      return InspectedConstraint(
        equation: ConstraintEquation.text(constraint, names),
        maker: isOwn ? constraint.identifier ?? "frame, content size or guide" : maker.text,
        file: isOwn ? nil : maker.file, line: isOwn ? nil : maker.line, priority: constraint.priority.rawValue)
    }
  }
}
