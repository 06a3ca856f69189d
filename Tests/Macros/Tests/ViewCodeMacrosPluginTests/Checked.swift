import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

@testable import TestedViewCodeMacrosPlugin

/// The findings of the macro for a program whose last declaration uses it.
struct Checked {
  /// The messages in the form `line: message`.
  let messages: [String]

  /// The program after the first fix-it of each finding.
  let mended: String

  /// The titles of the fix-its.
  let remedies: [String]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    guard let declaration = file.statements.last?.item.asProtocol((any DeclGroupSyntax).self),
      case .attribute(let attribute)? = declaration.attributes.first
    else {
      (messages, mended, remedies) = (["no declaration with an attribute"], source, [])
      return
    }
    let findings = ClassChecks.run(declaration, attribute)
    let lines = SourceLocationConverter(fileName: "", tree: file)
    messages = findings.map { finding in
      "\(lines.location(for: finding.node.positionAfterSkippingLeadingTrivia).line): \(finding.message.message)"
    }
    remedies = findings.compactMap { $0.remedy?.message.message }
    var bytes = Array(source.utf8)
    let edits = findings.compactMap(\.remedy).flatMap(\.edits)
    // Edits are applied from the end, so that positions before them stay valid. The later one of two at the same
    // position is first.
    for (_, edit) in edits.enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }) {
      bytes.replaceSubrange(
        edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset, with: edit.replacement.utf8)
    }
    mended = String(decoding: bytes, as: UTF8.self)
  }
}

/// Returns a program with `@ViewCode` on an image view with members.
func imageView(_ members: String) -> String {
  """
  @ViewCode
  final class Avatar: UIImageView {
  \(members)
  }
  """
}

/// The two steps that a class requires.
let twoSteps = """
    private var hierarchy: Hierarchy { dot }
    private var layout: Layout { dot.pin(.edges) }
  """
