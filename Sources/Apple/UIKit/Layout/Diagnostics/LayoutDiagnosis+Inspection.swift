extension LayoutDiagnosis {
  /// What a view is called in the code: the property of a view or controller above it, else its identifier, else its class.
  package static func name(of view: UIView) -> String {
    ItemNames(properties: PropertyNames()).short(view.layoutState.item)
  }

  /// A constraint as tools show it.
  package struct InspectedConstraint: Sendable {
    /// `title.leading == card.leading + 16`.
    package let equation: String
    /// The line that made it as text, or who did.
    package let maker: String
    /// Module and file of the line that made it; `nil` where none is known.
    package let file: String?
    package let line: Int?
    package let priority: Float
  }

  /// Returns the constraints that give a view its place and size along an axis, with names and lines.
  package static func constraints(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [InspectedConstraint] {
    let names = ItemNames(properties: PropertyNames())
    // The view that is asked for has its name without a number.
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
