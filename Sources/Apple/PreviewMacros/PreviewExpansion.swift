/// The declaration that `#Preview(...) { ... }` becomes.
///
/// It has the shape that Apple documents: a type conforming to `PreviewRegistry` whose `makePreview()` calls
/// `Preview`'s initializer with the macro's arguments, copied as they stand. The program finds the type by its conformance
/// (`ConformingTypes` of RuntimeSupport). Nothing calls `keep()`: `@used` has the optimizer leave it, and with it the
/// conformance. A record of our own in a section would do as well, but for the compiler: it takes the record's value for no constant
/// in every file in which it has found an error before, and says so.
struct PreviewExpansion {
  /// The use of the macro as the file has it, with the comments and attributes before it.
  let source: String
  /// Different for every use of a macro in a program; the compiler makes it up.
  let discriminator: String
  /// "Module/File.swift".
  let fileID: String
  /// Where `source` begins.
  let line: Int
  let column: Int

  /// Nil where `source` is no `#Preview`.
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

  /// A view with the properties that the preview marks with `@Previewable`.
  private func wrapper(_ body: PreviewableStatements) -> String {
    """
      struct Wrapper: SwiftUI.View {
      \(body.properties.joined(separator: "\n"))
        var body: some SwiftUI.View {\(body.rest)}
      }

    """
  }

  /// The type's name, built from the discriminator as the compiler's own plugins build theirs: the compiler lets a
  /// macro that lists no names declare only such ones.
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
