import Foundation

/// A folder of pictures from a design tool, with the names of their screens.
package struct DesignFiles {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// Returns the picture of a screen: `Shop/CartView.iPhone-SE.dark.png` or, for all devices and settings,
  /// `Shop/CartView.png`. The module is optional. The most specific name has precedence.
  ///
  /// - Parameter id: The identifier of the screen, as in the names of references.
  package func file(for id: String) -> String? {
    let slash = id.lastIndex(of: "/").map { id.index(after: $0) } ?? id.startIndex
    let (module, name) = (id[..<slash], id[slash...])
    let plain = name.prefix { $0 != "." }
    for candidate in ["\(module)\(name)", "\(name)", "\(module)\(plain)", "\(plain)"] {
      let file = "\(folder)/\(candidate).png"
      if FileManager.default.fileExists(atPath: file) { return file }
    }
    return nil
  }
}
