import InterfaceBuilder

/// The names of classes, each once in all that is written together.
struct ClassNames {
  private var taken: Set<String>

  /// - Parameter taken: names that the project has already.
  init(besides taken: Set<String> = []) {
    self.taken = taken
  }

  mutating func unique(_ name: String) -> String {
    var candidate = name
    if taken.contains(candidate) { candidate = "Coded" + name }
    var number = 2
    while taken.contains(candidate) {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken.insert(candidate)
    return candidate
  }

  /// The names that UIKit and Swift have for types, which a class of a file's name could hide.
  static let reserved: Set<String> = [
    "View", "Cell", "Image", "Text", "Button", "Label", "Error", "Any", "Type", "Void",
  ]
}
