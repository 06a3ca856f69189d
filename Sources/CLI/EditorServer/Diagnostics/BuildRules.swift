import Foundation
import ProjectBuilding
import SourceRewriting
import SwiftSources
import ToolSupport

/// A rule for code whose types are declared by a stub.
struct StubTypeRule: DiagnosticRule {
  let reason = "The type is declared by a stub, because its module is not available. The real type is unknown."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    error.message.contains("MissingObject") ? .drop : .keep
  }
}

/// A rule for files of third-party modules and of targets that are not built here.
struct UnbuiltTargetRule: DiagnosticRule {
  let reason =
    "A build does not compile the file, or replaces code that does not compile. Xcode's errors are unknown."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard file.project.unbuiltFiles.contains(file.path), !ErrorAttribution.isSyntaxError(error.message) else {
      return .keep
    }
    return .drop
  }
}

/// A rule for code that a build rewrites.
struct RewrittenCodeRule: DiagnosticRule {
  let reason = "Xcode compiles the code unchanged. A build here rewrites it for this compiler."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard file.project.attribution?.isEvidentlyAuthors(error.message) != true, let line = file.line(of: error),
      let span = file.rewrittenSpan(ofLine: line.text), span.contains(line.column)
    else { return .keep }
    return .drop
  }
}

/// A rule for code that a build omits.
struct OmittedCodeRule: DiagnosticRule {
  let reason = "A build omits the code, and prints a warning."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    guard let module = file.project.omissions[file.path]?[error.message] else { return .keep }
    return .explain(
      module.map { "\($0) is not available, and a build omits this code" } ?? "A build here omits this code")
  }
}

/// A rule for names of Apple that are missing here.
struct MissingNameRule: DiagnosticRule {
  let reason = "ViewCode lacks this declaration of Apple's. A build omits code that uses it."

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
    // In Objective-C, any object can receive messages that some class declares.
    if error.message.hasPrefix("value of type 'AnyObject' has no member"), let name = error.quoted.last {
      let isKnown =
        MissingNameRule.ofAllObjects.contains(name) || AppleDeclarations.isMemberOfValues(name)
        || file.project.exposedMembers.contains(name)
        || file.project.attribution?.isMissingSystemAPI(error.message) == true
      return isKnown ? .drop : .keep
    }
    guard file.project.attribution?.isMissingSystemAPI(error.message) == true else { return .keep }
    return .explain("ViewCode lacks this declaration of Apple's, and a build omits the code")
  }

  /// Members of every object in Objective-C.
  private static let ofAllObjects: Set<String> = [
    "description", "debugDescription", "hash", "isEqual", "copy", "mutableCopy", "superclass",
  ]
}

extension EditedFile {
  /// Returns the bytes of a line that a build rewrites, or nil for a line that it compiles unchanged.
  ///
  /// Lines are found by their text, because the editor's file may be newer than the rewritten one.
  func rewrittenSpan(ofLine text: String) -> ClosedRange<Int>? {
    guard let other = rewrittenLines[text] else { return nil }
    let (left, right) = (Array(text.utf8), Array(other.utf8))
    let shorter = min(left.count, right.count)
    let prefix = (0..<shorter).prefix { left[$0] == right[$0] }.count
    let suffix = (0..<(shorter - prefix)).prefix { left[left.count - 1 - $0] == right[right.count - 1 - $0] }.count
    return prefix...(left.count - suffix)
  }
}
