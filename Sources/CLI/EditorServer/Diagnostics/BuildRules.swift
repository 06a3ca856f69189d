import Foundation
import ProjectBuilding
import SourceRewriting
import SwiftSources
import ToolSupport

/// Code whose types come from a stub.
struct StubTypeRule: DiagnosticRule {
  let reason = "The type comes from a module that is not here: a stub replaces it, and nobody knows the real type."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    error.message.contains("MissingObject") ? .drop : .keep
  }
}

/// Files of targets that no build compiles here, and of other people's modules.
struct UnbuiltTargetRule: DiagnosticRule {
  let reason =
    "A build does not compile the file, or replaces what does not compile of it. Nobody knows Xcode's errors."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard file.project.unbuiltFiles.contains(file.path), !ErrorAttribution.isSyntaxError(error.message) else {
      return .keep
    }
    return .drop
  }
}

/// Code that a build compiles in another form.
struct RewrittenCodeRule: DiagnosticRule {
  let reason = "Xcode compiles the code as it stands; a build here writes it in a form that this compiler takes."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard file.project.attribution?.isEvidentlyAuthors(error.message) != true, let line = file.line(of: error),
      let span = file.rewrittenSpan(ofLine: line.text), span.contains(line.column)
    else { return .keep }
    return .drop
  }
}

/// Code that a build omits.
struct OmittedCodeRule: DiagnosticRule {
  let reason = "A build compiles the project without the code, and says so."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard let module = file.project.omissions[file.path]?[error.message] else { return .keep }
    return .explain(
      module.map { "\($0) is not here, and a build leaves this code out" } ?? "A build here leaves this code out")
  }
}

/// Names of Apple's that are not here.
struct MissingNameRule: DiagnosticRule {
  let reason = "The declaration is Apple's, and ViewCode lacks it. A build leaves out the code that needs it."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    // Any object of Objective-C's takes messages that some class knows.
    if error.message.hasPrefix("value of type 'AnyObject' has no member"), let name = error.quoted.last {
      let isKnown =
        MissingNameRule.ofAllObjects.contains(name) || AppleDeclarations.isMemberOfValues(name)
        || file.project.exposedMembers.contains(name)
        || file.project.attribution?.isMissingSystemAPI(error.message) == true
      return isKnown ? .drop : .keep
    }
    guard file.project.attribution?.isMissingSystemAPI(error.message) == true else { return .keep }
    return .explain("ViewCode lacks this declaration of Apple's, and a build leaves the code out")
  }

  /// Members that every object of Objective-C's has.
  private static let ofAllObjects: Set<String> = [
    "description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy", "superclass",
  ]
}

extension EditedFile {
  /// The bytes of a line that a build compiles in another form; nil for a line that it compiles as it stands.
  ///
  /// Lines are found by their text, since the editor's file may be newer than what was rewritten.
  func rewrittenSpan(ofLine text: String) -> ClosedRange<Int>? {
    guard let other = rewrittenLines[text] else { return nil }
    let (left, right) = (Array(text.utf8), Array(other.utf8))
    let shorter = min(left.count, right.count)
    let prefix = (0..<shorter).prefix { left[$0] == right[$0] }.count
    let suffix = (0..<(shorter - prefix)).prefix { left[left.count - 1 - $0] == right[right.count - 1 - $0] }.count
    return prefix...(left.count - suffix)
  }
}
