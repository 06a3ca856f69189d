extension Document {
  /// The top-level objects of a XIB, including its placeholders.
  package var objects: [Object] { element.contents(of: "objects").map(Object.init) }

  /// The object that loads a XIB.
  package var filesOwner: Object? {
    objects.first { $0[PlaceholderElement.placeholderIdentifier] == "IBFilesOwner" }
  }

  /// The objects of a XIB that are created when it is loaded, in order.
  package var topLevelObjects: [Object] {
    objects.filter { $0.kind?.category != .placeholder }
  }

  /// Whether a part of the file varies with the environment.
  package var hasVariations: Bool { element.tree.records.contains { $0.name == "variation" } }

  /// The objects that have variations, each once, in the order of the file.
  package var variedObjects: [Object] {
    var found: [Object] = []
    for (index, record) in element.tree.records.enumerated() where record.name == "variation" {
      guard let parent = SourceElement(tree: element.tree, index: Int32(index)).parent, parent.name != "constraint",
        found.last?.element != parent
      else { continue }
      found.append(Object(parent))
    }
    return found
  }

  package var scenes: [Scene] { element.contents(of: "scenes").map(Scene.init) }

  /// The initial controller of a storyboard.
  package var initialViewController: Object? { element.value("initialViewController") }

  /// Returns the controller of a storyboard identifier.
  package func viewController(identifier: String) -> Object? {
    scenes.lazy.compactMap(\.controller).first { $0[ViewControllerElement.storyboardIdentifier] == identifier }
  }

  /// All objects of the file with their descendants, in the order of the file.
  package var allObjects: [Object] {
    element.tree.records.indices.lazy.map { SourceElement(tree: element.tree, index: Int32($0)) }
      .filter(Object.isObject).map(Object.init)
  }
}
