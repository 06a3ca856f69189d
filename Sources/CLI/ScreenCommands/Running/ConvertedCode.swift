import ConversionVerification

/// The converted code that a program holds beside these commands, if there is any.
///
/// A program has it for one purpose. It is set before the command runs, and never after.
@MainActor
package enum ConvertedCode {
  /// Fills a list with the classes of a module; false where the module has none.
  package static var fill: ((_ module: String, _ list: ConversionList) -> Bool)?
}
