/// `exit`: where unwind segues lead.
package enum ExitElement {
  package static let schema = ElementSchema(
    "exit", extends: ObjectElement.schema)
}
