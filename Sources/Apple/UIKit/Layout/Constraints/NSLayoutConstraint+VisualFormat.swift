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
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, source: nil)
  }

  /// Returns the same, which notes the line of the call for messages: the compiler takes it for every call in plain
  /// sight.
  ///
  /// See `ConstraintSource`. The two parameters at the end are not meant to be passed.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], _ file: StaticString = #fileID, _ line: UInt32 = #line
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, source: ConstraintSource(file: file, line: line))
  }

  private class func constraints(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any],
    source: ConstraintSource?
  ) -> [NSLayoutConstraint] {
    do {
      let constraints = try VisualFormatBuilder.constraints(
        format, options: options, metrics: metrics ?? [:], views: views)
      for constraint in constraints { constraint.source = source }
      return constraints
    } catch {
      fatalError(error.message)
    }
  }
}
