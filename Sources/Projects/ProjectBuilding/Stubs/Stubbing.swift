/// Which modules are replaced with generated stubs. Default: those that cannot be resolved.
package struct Stubbing: Sendable {
  /// Whether none is: a missing module is an error of the compiler.
  package var isOff = false
  /// Modules that are, even if they can be resolved.
  package var modules: Set<String> = []

  package init(isOff: Bool = false, modules: Set<String> = []) {
    self.isOff = isOff
    self.modules = modules
  }
}
