extension NSLayoutConstraint {
  /// Makes constraints from a visual format string such as `"H:|-[title]-(>=8)-[button(80)]-|"`.
  ///
  /// `|-` stands for the superview's margin, `-` between views for the system's spacing. A format that can't be read,
  /// and a name that is missing from a dictionary, stop the program with the place in the format, as in UIKit.
  ///
  /// - Parameters:
  ///   - format: The format; see `VisualFormatParser` for its grammar.
  ///   - opts: How the views line up and which way the format reads.
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and layout guides by the names that the format uses.
  /// - Returns: The constraints, not active yet: gaps, sizes, alignments.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder.constraints(format, options: opts, metrics: metrics ?? [:], views: views)
    } catch {
      fatalError(error.message)
    }
  }
}
