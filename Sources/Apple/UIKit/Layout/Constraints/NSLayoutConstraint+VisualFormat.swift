extension NSLayoutConstraint {
  /// Creates constraints from a visual format string such as `"H:|-[title]-(>=8)-[button(80)]-|"`.
  ///
  /// `|-` is the superview's margin, and `-` between views is the system's spacing. As in UIKit, an invalid format or a
  /// name that is missing from a dictionary stops the program with a message that shows the position in the format.
  ///
  /// - Parameters:
  ///   - format: The format; see `VisualFormatParser` for its grammar.
  ///   - opts: The alignment of the views and the direction of the format.
  ///   - metrics: The numbers by the names in the format.
  ///   - views: The views and layout guides by the names in the format.
  /// - Returns: The inactive constraints for spacings, sizes and alignments.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(format, opts, metrics, views, source: nil)
  }

  /// Creates the same constraints and records the line of the call for messages. The compiler chooses this overload for
  /// direct calls.
  ///
  /// See `ConstraintSource`. The last two parameters aren't meant to be passed.
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
