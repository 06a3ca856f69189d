import Foundation

/// The texts of a file in one language by object and property, from `de.lproj` next to `Base.lproj`, or from a string
/// catalog.
package struct Localization: Hashable, Sendable {
  /// The texts by `<object id>.<property>`: `abc-12-xyz.text`, `abc-12-xyz.normalTitle`, `abc-12-xyz.segmentTitles[0]`.
  package var texts: [String: String]

  package init(texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// Reads a `.strings` file in UTF-8 or UTF-16, as text or as a property list.
  package init(stringsFile data: Data, path: String) throws(InterfaceBuilderError) {
    texts = try StringsFile(path: path).read(data)
  }

  /// Reads one language of an `.xcstrings` catalog. Keys without a translation are omitted, so that the text of Base is
  /// used.
  package init(stringCatalog data: Data, language: String, path: String) throws(InterfaceBuilderError) {
    texts = try StringCatalog(path: path).read(data, language: language)
  }

  /// Returns the text of a property, or nil if this language has none.
  package func text(of object: Object, _ property: String) -> String? {
    object.id.flatMap { texts["\($0).\(property)"] }
  }

  /// Returns the text of a property: the translation, or the file's own text.
  package func text(of object: Object, _ property: Property<String>) -> String? {
    text(of: object, property.name) ?? object[property]
  }

  /// Returns a button's title in a state: the translation, or the file's own text.
  package func title(of button: Object, in state: ButtonState) -> String? {
    text(of: button, "\(state.state.rawValue)Title") ?? state.title
  }

  /// Returns the title of a segment: the translation, or the file's own text.
  package func title(ofSegment index: Int, of control: Object) -> String? {
    if let text = text(of: control, "segmentTitles[\(index)]") { return text }
    let segments = control.segments
    return segments.indices.contains(index) ? segments[index].title : nil
  }

  /// Returns the accessibility label: the translation, or the file's own text.
  package func accessibilityLabel(of object: Object) -> String? {
    text(of: object, "accessibilityLabel")
      ?? object[ViewElement.accessibilityConfiguration]?.label
  }

  package func accessibilityHint(of object: Object) -> String? {
    text(of: object, "accessibilityHint")
      ?? object[ViewElement.accessibilityConfiguration]?.hint
  }

  /// Returns the keys whose objects do not exist in a document, in alphabetical order. They usually belong to deleted
  /// views.
  package func unusedKeys(in document: Document) -> [String] {
    texts.keys.filter { key in
      guard let dot = key.firstIndex(of: ".") else { return true }
      return document.object(String(key[..<dot])) == nil
    }.sorted()
  }
}
