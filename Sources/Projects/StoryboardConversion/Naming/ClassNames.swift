import InterfaceBuilder

/// The unique names of classes that are generated together.
struct ClassNames {
  private var taken: Set<String>

  /// - Parameter taken: The names of existing types in the project.
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

  /// The names of types in UIKit and Swift, which a class with a name from a file could shadow.
  static let reserved: Set<String> = [
    "View", "Cell", "Image", "Text", "Button", "Label", "Error", "Any", "Type", "Void",
  ]
}
