/// `arskView`: ARSKView.
package enum ArskViewElement {
  package static let schema = ElementSchema(
    "arskView", className: "ARSKView", extends: ViewElement.schema)
}
