import UIKit

/// A list of converted classes to compare with their files. The program of the converted code fills it.
@MainActor
public final class ConversionList {
  struct Entry {
    let file: String
    /// The id of the scene's controller, or of the view.
    let object: String
    /// The scene that contains the object, such as the controller of a cell.
    let scene: String
    let name: String
    /// Creates an instance, or nil for a class that does not compile.
    let make: (@MainActor () -> UIResponder)?
  }

  private(set) var entries: [Entry] = []

  package init() {}

  /// Adds a class.
  ///
  /// - Parameters:
  ///   - file: The path of the file from which the class was converted.
  ///   - object: The id of its object in the file.
  ///   - scene: The id of the scene or view that contains the object.
  ///   - name: The name of the class in messages.
  ///   - make: A closure that creates an instance. It is called once for each screen.
  public func add(
    file: String, object: String, scene: String, name: String, make: @escaping @MainActor () -> UIResponder
  ) {
    entries.append(Entry(file: file, object: object, scene: scene, name: name, make: make))
  }

  /// Adds a class that does not compile. The views of its file are counted, and all of them are unequal.
  public func addUncompiled(file: String, object: String, scene: String, name: String) {
    entries.append(Entry(file: file, object: object, scene: scene, name: name, make: nil))
  }

  /// Returns the list at a pointer that was passed through C.
  public static func at(_ pointer: UnsafeMutableRawPointer) -> ConversionList {
    Unmanaged<ConversionList>.fromOpaque(pointer).takeUnretainedValue()
  }
}
