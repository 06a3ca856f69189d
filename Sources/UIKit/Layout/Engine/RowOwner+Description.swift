extension RowOwner {
  /// What the row says, in the form in which UIKit describes constraints.
  var description: String {
    switch self {
    case .constraint(let constraint):
      constraint.description
    case .box(let item, let kind, let attribute):
      boxDescription(item, kind, attribute)
    case .content(let item, let attribute, let hugging):
      "<NSContentSizeLayoutConstraint \(item.name).\(attribute.name) \(hugging ? "<=" : ">=") \(contentLength(item, attribute))"
        + " \(hugging ? "Hug" : "CompressionResistance")>"
    }
  }

  private func boxDescription(
    _ item: LayoutItem, _ kind: BoxRow.Kind, _ attribute: NSLayoutConstraint.Attribute
  ) -> String {
    switch kind {
    case .notNegative:
      return "<NSLayoutConstraint \(item.name).\(attribute.name) >= 0>"
    case .guide:
      return
        "<NSLayoutConstraint \(item.name).\(attribute.name) follows \(item.hostView?.briefDescription ?? "its view")>"
    case .autoresizing, .hierarchyRoot, .stay, .fitting:
      let frame = item.view?.untransformedFrame ?? .zero
      let length: CGFloat =
        switch attribute {
        case .left: frame.minX
        case .top: frame.minY
        case .width: frame.width
        default: frame.height
        }
      let name = kind == .autoresizing ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
      let label =
        kind == .autoresizing ? "" : " 'UIView-Encapsulated-Layout-\(attribute == .width ? "Width" : "Height")'"
      return "<\(name)\(label) \(item.name).\(attribute.name) == \(length.briefDescription)   (active)>"
    }
  }

  private func contentLength(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let size = item.view?.intrinsicContentSize else { return "its content" }
    return (attribute == .width ? size.width : size.height).briefDescription
  }
}
