extension Document {
  /// The file's records of the images that it names.
  package var images: [ImageResource] {
    element.contents(of: "resources").filter { $0.name == "image" }.compactMap(ImageResource.init)
  }

  /// Returns the components that a color had when the file was saved: its own, or those of the resource that it names.
  ///
  /// A catalog or the system may have current components, also by appearance. Returns nil if the file contains none.
  package func components(of color: Color) -> Color.Components? {
    if let components = color.components { return components }
    switch color.name {
    case .catalog(let name)?: return resource("namedColor", name)
    case .system(let name)?: return resource("systemColor", name)
    case .legacySystem?, nil: return nil
    }
  }

  private func resource(_ kind: String, _ name: String) -> Color.Components? {
    element.child("resources")?.children.first { $0.name == kind && $0["name"] == name }?.child("color")
      .flatMap(Color.init(element:))?.components
  }

  /// The custom fonts of the file: the names of the font files and of the fonts in them.
  package var customFonts: [(file: String, fonts: [String])] {
    element.contents(of: "customFonts").map { ($0.key ?? "", TextList(element: $0)?.texts ?? []) }
  }

  /// The intrinsic sizes that Interface Builder measured for custom classes, by class or object id.
  package var designableSizes: [String: Size] {
    let sizes = element.contents(of: "designables").compactMap { child -> (String, Size)? in
      guard let name = child["name"], let size: Size = child.value("intrinsicContentSize") else { return nil }
      return (name, size)
    }
    return Dictionary(sizes) { $1 }
  }
}
