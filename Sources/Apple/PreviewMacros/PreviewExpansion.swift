/// The declaration to which `#Preview(...) { ... }` expands.
///
/// It has the form that Apple documents: a type conforming to `PreviewRegistry` whose `makePreview()` calls `Preview`'s
/// initializer with a copy of the macro's arguments. The program finds the type by its conformance (`ConformingTypes`
/// of RuntimeSupport). Nothing calls `keep()`: `@used` prevents the optimizer from removing it, and with it the
/// conformance. A record in a section of the program would also work, but in files with an earlier error, the compiler
/// additionally reports that the record's value is not a constant.
struct PreviewExpansion {
  /// The macro's use in the file, with the comments and attributes before it.
  let source: String
  /// The compiler's unique identifier of the macro's use in the program.
  let discriminator: String
  /// The file ID, "Module/File.swift".
  let fileID: String
  /// The line at which `source` begins.
  let line: Int
  let column: Int

  /// The expansion, or nil if `source` is not a `#Preview`.
  var text: String? {
    let attributesEnd = MacroPrefix.length(of: source)
    let attributes = source.utf8.prefix(attributesEnd)
    let macro = source.utf8.dropFirst(attributesEnd)
    guard macro.starts(with: "#Preview".utf8), let arguments = String(macro.dropFirst("#Preview".utf8.count))
    else { return nil }

    let lines = attributes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let body = PreviewableStatements(arguments)
    let column = lines.count == 1 ? column + attributesEnd : lines.last!.count + 1
    return """
      \(String(attributes) ?? "")struct \(name): nonisolated UIKit.PreviewRegistry {
        nonisolated static var fileID: Swift.String { \(literal(fileID)) }
        nonisolated static var line: Swift.Int { \(line + lines.count - 1) }
        nonisolated static var column: Swift.Int { \(column) }
        @_Concurrency.MainActor static func makePreview() throws -> UIKit.Preview {
          return UIKit.Preview\(body.map { "\($0.head){ Wrapper() }" } ?? arguments)
        }
      \(body.map(wrapper) ?? "")
        @used nonisolated static func keep() -> any UIKit.PreviewRegistry.Type { \(name).self }
      }
      """
  }

  /// Returns a view with the properties that the preview marks with `@Previewable`.
  private func wrapper(_ body: PreviewableStatements) -> String {
    """
      struct Wrapper: SwiftUI.View {
      \(body.properties.joined(separator: "\n"))
        var body: some SwiftUI.View {\(body.rest)}
      }

    """
  }

  /// The name of the type, which is derived from the discriminator as in the compiler's own plugins: the compiler
  /// permits only such names in a macro that lists none.
  private var name: String {
    let base = "PreviewRegistry"
    return "\(discriminator)\(base.utf8.count)\(base)fMu_"
  }

  private func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" || scalar.value < 32 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\"\(escaped.joined())\""
  }
}
