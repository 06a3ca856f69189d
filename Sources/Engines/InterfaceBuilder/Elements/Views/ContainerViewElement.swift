/// `containerView`: a view that a segue of the kind `embed` fills.
package enum ContainerViewElement {
  package static let schema = ElementSchema(
    "containerView", className: "UIView", extends: ViewElement.schema)
}
