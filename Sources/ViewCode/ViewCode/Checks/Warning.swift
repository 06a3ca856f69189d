import Foundation
import UIKit

/// A warning about a recoverable error in view code, with its line: an update of a missing constraint, or a view added
/// to a stack with `addSubview`.
public struct Warning: Hashable, Sendable, CustomStringConvertible {
  /// The message, with a suggestion.
  public let message: String
  /// The module and the file, such as `"Cards/CardView.swift"`; empty if it is unknown.
  public let file: String
  /// The line in ``file``.
  public let line: UInt

  /// The warning in the format of compilers: `Cards/CardView.swift:41: warning: …`.
  public var description: String {
    file.isEmpty ? "ViewCode: warning: \(message)" : "\(file):\(line): warning: \(message)"
  }

  /// The handler of warnings.
  ///
  /// - Default: writes them to standard error. Tests set it to collect warnings.
  @MainActor public static var handler: (Warning) -> Void = { warning in
    FileHandle.standardError.write(Data("\(warning)\n".utf8))
  }

  @MainActor
  static func report(_ message: String, _ file: StaticString?, _ line: UInt) {
    handler(Warning(message: message, file: file.map { "\($0)" } ?? "", line: line))
  }
}

@MainActor
extension Warning {
  static func noSuperview(of item: some Anchored, _ file: StaticString, _ line: UInt) {
    report(
      """
      \(Names.of(item)) has no superview to pin to. Create constraints after the hierarchy: add the view to \
      `hierarchy`, or call `addSubview` before this line.
      """, file, line)
  }

  static func nothingToUpdate(_ change: NSLayoutConstraint, _ place: String, _ file: StaticString, _ line: UInt) {
    report(
      """
      no constraint to update: \(place) has no constraint of the form \(Names.of(change)). Only constants and \
      priorities can be updated; anchors, relation and multiplier must match the line that created the \
      constraint.
      """, file, line)
  }

  static func noName(
    _ name: String, among constraints: [NSLayoutConstraint], _ file: StaticString, _ line: UInt
  ) {
    let known = constraints.compactMap(\.name).filter { !$0.contains(":") }
    let hint =
      known.isEmpty ? "The group has no named constraints." : "The group has: \(known.joined(separator: ", "))."
    report("no constraint to update: no constraint has the name '\(name)'. \(hint)", file, line)
  }
}
