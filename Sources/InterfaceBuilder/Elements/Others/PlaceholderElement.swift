/// `placeholder`: File's Owner or First Responder.
package enum PlaceholderElement {
  package static let placeholderIdentifier = Property<String>("placeholderIdentifier")

  static let schema = ElementSchema(
    "placeholder", extends: ObjectElement.schema,
    [
      placeholderIdentifier.rule
    ])
}
