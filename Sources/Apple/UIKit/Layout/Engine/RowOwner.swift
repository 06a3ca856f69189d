/// The owner of a row of the solver.
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

extension RowOwner {
  /// The row in the format of UIKit's constraints.
  var description: String {
    switch self {
    case .constraint(let constraint):
      constraint.description
    case .box(let item, let kind, let attribute):
      boxDescription(item, kind, attribute)
    case .content(let item, let attribute):
      contentDescription(item, attribute)
    }
  }

  private func boxDescription(
    _ item: LayoutItem, _ kind: BoxRow.Kind, _ attribute: NSLayoutConstraint.Attribute
  ) -> String {
    switch kind {
    case .notNegative:
      return "<NSLayoutConstraint \(item.name).\(attribute.name) >= 0>"
    case .guide:
      return asConstraint?.description ?? "<NSLayoutConstraint \(item.name).\(attribute.name)>"
    case .autoresizing, .hierarchyRoot, .stay, .fitting:
      let frame = item.view?.untransformedFrame ?? .zero
      let (name, length): (String, CGFloat) =
        switch attribute {
        case .left: ("minX", frame.minX)
        case .top: ("minY", frame.minY)
        case .width: ("width", frame.width)
        default: ("height", frame.height)
        }
      let equation = "\(item.name).\(name) == \(length.briefDescription)   (active)>"
      if kind == .autoresizing, name == "minX" || name == "minY" || item.view?.encapsulatedName(attribute) == nil {
        return "<NSAutoresizingMaskLayoutConstraint \(item.view?.autoresizingMask.springs ?? "") \(equation)"
      }
      return "<NSLayoutConstraint '\(EncapsulatedLayout.name(attribute))' \(equation)"
    }
  }

  /// Returns the text for both sides of a content's size.
  private func contentDescription(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let axis: NSLayoutConstraint.Axis = attribute == .width ? .horizontal : .vertical
    let length = contentLength(item, attribute)?.briefDescription ?? "its content"
    guard let view = item.view else { return "<NSContentSizeLayoutConstraint>" }
    let hugging = CGFloat(view.contentHuggingPriority(for: axis).rawValue).briefDescription
    let resistance = CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue).briefDescription
    return "<NSContentSizeLayoutConstraint \(item.name).\(attribute.name) == \(length) Hug:\(hugging) "
      + "CompressionResistance:\(resistance)   (active)>"
  }
}

extension UIView.AutoresizingMask {
  /// The mask as in UIKit's messages: the margin before, the length, and the margin after for each axis, with `&` for
  /// the flexible ones. If none of an axis is flexible, the margin after is.
  fileprivate var springs: String {
    func axis(_ before: Self, _ length: Self, _ after: Self) -> String {
      if isDisjoint(with: [before, length, after]) { return "--&" }
      return [before, length, after].map { contains($0) ? "&" : "-" }.joined()
    }
    let horizontal = axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    return "h=\(horizontal) v=\(axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}
