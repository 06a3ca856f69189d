/// A rule that knows errors of one kind which Xcode does not report.
protocol DiagnosticRule: Sendable {
  /// Why such an error is untrue, in a sentence.
  var reason: String { get }

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict
}

enum DiagnosticVerdict: Equatable {
  /// The rule does not know the error: it stays, unless another rule knows it.
  case keep
  /// The error is true, whatever other rules say.
  case confirm
  /// The error is untrue, and is not shown.
  case drop
  /// A build leaves the code out or changes it, which is shown as information.
  case explain(String)
}
