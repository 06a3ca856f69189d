import UIKit

/// What is to be held against what it came from: the program of converted code fills it.
@MainActor
public final class ConversionList {
  struct Entry {
    let file: String
    /// The id of the scene's controller, or of the view.
    let object: String
    /// The scene that it is a part of: a cell's controller.
    let scene: String
    let name: String
    /// Nil for a class that does not compile.
    let make: (@MainActor () -> UIResponder)?
  }

  private(set) var entries: [Entry] = []

  package init() {}

  /// Adds a class.
  ///
  /// - Parameters:
  ///   - file: the path of the file that it came from.
  ///   - object: the id of its object in the file.
  ///   - scene: the id of the scene or view that the object belongs to.
  ///   - name: the class's name, for messages.
  ///   - make: makes one; it is called once for each screen.
  public func add(
    file: String, object: String, scene: String, name: String, make: @escaping @MainActor () -> UIResponder
  ) {
    entries.append(Entry(file: file, object: object, scene: scene, name: name, make: make))
  }

  /// Adds a class that does not compile: what its file has is counted, and none of it is equal.
  public func addUncompiled(file: String, object: String, scene: String, name: String) {
    entries.append(Entry(file: file, object: object, scene: scene, name: name, make: nil))
  }

  /// The list that is passed through C.
  public static func at(_ pointer: UnsafeMutableRawPointer) -> ConversionList {
    Unmanaged<ConversionList>.fromOpaque(pointer).takeUnretainedValue()
  }
}
