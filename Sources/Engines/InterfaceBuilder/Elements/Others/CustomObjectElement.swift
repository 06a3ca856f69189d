/// `customObject`: an object of a class of the user's own.
package enum CustomObjectElement {
  package static let schema = ElementSchema(
    "customObject", className: "NSObject", extends: ObjectElement.schema)
}
