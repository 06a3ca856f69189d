/// `lpLinkView`: LPLinkView.
package enum LpLinkViewElement {
  static let schema = ElementSchema(
    "lpLinkView", className: "LPLinkView", extends: ViewElement.schema)
}
