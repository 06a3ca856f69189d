/// The file that lists a module's XCTest classes for a program that runs them.
enum TestFile {
  static func make(module: String, functions: [String]) -> GeneratedFile {
    let lists = functions.isEmpty ? "[]" : functions.map { "\($0)()" }.joined(separator: " + ")
    return GeneratedFile(
      name: "ViewCodeTests.swift",
      text: """
        import XCTest

        public nonisolated func viewcode_tests_\(module)() -> [XCTestCaseEntry] {
          \(lists)
        }

        """)
  }
}
