/// What a row of the solver stands for.
@MainActor
enum RowOwner {
  case constraint(NSLayoutConstraint)
  case box(LayoutItem, BoxRow.Kind, NSLayoutConstraint.Attribute)
  case content(LayoutItem, NSLayoutConstraint.Attribute)

  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { return constraint }
    return nil
  }
}
