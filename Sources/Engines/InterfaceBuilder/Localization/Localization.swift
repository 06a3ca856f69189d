import Foundation

/// The texts of a file in one language, by object and property: what lies beside a `Base.lproj` in `de.lproj`, or in a string
/// catalog.
package struct Localization: Hashable, Sendable {
  /// By `<object id>.<property>`: `abc-12-xyz.text`, `abc-12-xyz.normalTitle`, `abc-12-xyz.segmentTitles[0]`.
  package var texts: [String: String]

  package init(texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// Reads a `.strings` file: in UTF-8 or UTF-16, as text or as a property list.
  package init(stringsFile data: Data, path: String) throws(InterfaceBuilderError) {
    texts = try StringsFile(path: path).read(data)
  }

  /// Reads one language of an `.xcstrings` catalog. Without a translation of its own a key has none here: Base's text stays.
  package init(stringCatalog data: Data, language: String, path: String) throws(InterfaceBuilderError) {
    texts = try StringCatalog(path: path).read(data, language: language)
  }

  /// The text of a property, nil where there is none in this language.
  package func text(of object: Object, _ property: String) -> String? {
    object.id.flatMap { texts["\($0).\(property)"] }
  }

  /// The text of a property: translated, or the file's own.
  package func text(of object: Object, _ property: Property<String>) -> String? {
    text(of: object, property.name) ?? object[property]
  }

  /// A button's title in a state: translated, or the file's own.
  package func title(of button: Object, in state: ButtonState) -> String? {
    text(of: button, "\(state.state.rawValue)Title") ?? state.title
  }

  /// The title of a segment: translated, or the file's own.
  package func title(ofSegment index: Int, of control: Object) -> String? {
    if let text = text(of: control, "segmentTitles[\(index)]") { return text }
    let segments = control.segments
    return segments.indices.contains(index) ? segments[index].title : nil
  }

  /// The label that assistive technologies read: translated, or the file's own.
  package func accessibilityLabel(of object: Object) -> String? {
    text(of: object, "accessibilityLabel")
      ?? object[ViewElement.accessibilityConfiguration]?.label
  }

  package func accessibilityHint(of object: Object) -> String? {
    text(of: object, "accessibilityHint")
      ?? object[ViewElement.accessibilityConfiguration]?.hint
  }

  /// The keys whose objects are not in a document, in alphabetical order: leftovers of deleted views as a rule.
  package func unusedKeys(in document: Document) -> [String] {
    texts.keys.filter { key in
      guard let dot = key.firstIndex(of: ".") else { return true }
      return document.object(String(key[..<dot])) == nil
    }.sorted()
  }
}
