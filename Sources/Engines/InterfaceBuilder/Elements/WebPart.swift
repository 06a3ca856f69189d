/// Checks the parts of a web view's configuration.
struct WebPart: PropertyValue {
  static var meaning: String { "a part of a web view's configuration" }
  static var elementNames: Set<String> { ["wkPreferences", "audiovisualMediaTypes"] }

  init?(element: SourceElement) {}
}
