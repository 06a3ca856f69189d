import Foundation

/// A folder of pictures that a design tool exported, called after the screens that they are of.
package struct DesignFiles {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// The picture for a screen: `Shop/CartView.iPhone-SE.dark.png` or, for all devices and settings,
  /// `Shop/CartView.png`; the module may be left out. What says more goes first.
  ///
  /// - Parameter id: the screen's, as references are called.
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
