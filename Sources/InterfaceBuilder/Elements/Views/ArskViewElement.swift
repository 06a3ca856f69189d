/// `arskView`: ARSKView.
package enum ArskViewElement {
  static let schema = ElementSchema(
    "arskView", className: "ARSKView", extends: ViewElement.schema)
}
