/// `lpLinkView`: LPLinkView.
package enum LpLinkViewElement {
  package static let schema = ElementSchema(
    "lpLinkView", className: "LPLinkView", extends: ViewElement.schema)
}
