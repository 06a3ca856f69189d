/// A rule that recognizes errors of one kind that Xcode does not report.
protocol DiagnosticRule: Sendable {
  /// A sentence with the reason for which such an error is false.
  var reason: String { get }

  func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict
}

enum DiagnosticVerdict: Equatable {
  /// The rule does not recognize the error, which is kept unless another rule recognizes it.
  case keep
  /// The error is correct, regardless of other rules.
  case confirm
  /// The error is false, and is not displayed.
  case drop
  /// A build omits or changes the code, which is displayed as information.
  case explain(String)
}
