import Foundation

/// A lookup of functions by name, such as those that the rewriting of a project's sources adds.
package enum ProgramFunction {
  /// Returns the function of a name.
  ///
  /// - Parameters:
  ///   - name: The linker's name of a function that the program or a loaded library exports.
  ///   - type: The type of the function, which is `@convention(c)`.
  /// - Returns: `nil` if no such function exists.
  package static func named<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size else {
      fatalError("\(type) is not the type of a C function")
    }
    return dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
