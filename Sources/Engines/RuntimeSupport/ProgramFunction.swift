import Foundation

/// Functions of the program that are known by name only, as what the rewriting of a project's sources leaves in it.
package enum ProgramFunction {
  /// - Parameters:
  ///   - name: As the linker has it; the program exports it, or a library that it has loaded.
  ///   - type: A `@convention(c)` type, that of the function.
  /// - Returns: `nil` where there is none.
  package static func named<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size else {
      fatalError("\(type) is no type of a C function")
    }
    return dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
