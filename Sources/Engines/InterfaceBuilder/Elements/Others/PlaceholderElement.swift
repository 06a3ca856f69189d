/// `placeholder`: File's Owner or First Responder.
package enum PlaceholderElement {
  package static let placeholderIdentifier = Property<String>("placeholderIdentifier")

  package static let schema = ElementSchema(
    "placeholder", extends: ObjectElement.schema,
    [
      placeholderIdentifier.rule
    ])
}
