/// `exit`: where unwind segues lead.
package enum ExitElement {
  static let schema = ElementSchema(
    "exit", extends: ObjectElement.schema)
}
