/// `containerView`: a view that a segue of the kind `embed` fills.
package enum ContainerViewElement {
  static let schema = ElementSchema(
    "containerView", className: "UIView", extends: ViewElement.schema)
}
