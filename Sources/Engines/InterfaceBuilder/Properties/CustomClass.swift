/// The custom class of an object.
package struct CustomClass: Hashable, Sendable {
  package var name: String
  package var module: String?
  /// Whether the module is that of the target that builds the file, regardless of its name.
  package var isOfTarget: Bool

  init?(_ element: SourceElement) {
    guard let name = element["customClass"] else { return nil }
    self.name = name
    module = element["customModule"]
    isOfTarget = element["customModuleProvider"] == "target"
  }
}
