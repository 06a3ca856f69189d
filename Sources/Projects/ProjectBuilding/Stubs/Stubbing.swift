/// What is stood for where it can't be had, or is not wanted.
package struct Stubbing: Sendable {
  /// Nothing is: a module that is missing is an error of the compiler.
  package var isOff = false
  /// Modules that are, though they can be had.
  package var modules: Set<String> = []

  package init(isOff: Bool = false, modules: Set<String> = []) {
    self.isOff = isOff
    self.modules = modules
  }
}
