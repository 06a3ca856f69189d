/// The file with the function that registers a module's declarations in the tables that replace the Objective-C
/// runtime.
enum RegistrationFile {
  /// Returns the name of the C function that a host calls once, on the main thread, after it has loaded the module.
  static func symbol(of module: String) -> String { "viewcode_register_\(module)" }

  static func make(module: String, functions: [String]) -> GeneratedFile {
    let name = symbol(of: module)
    let calls = functions.map { "  \($0)()\n" }.joined()
    return GeneratedFile(
      name: "ViewCodeRegistration.swift",
      text: """
        @_cdecl("\(name)")
        public nonisolated func \(name)() {
        \(calls)}

        """)
  }
}
