/// A format whose conversions name the positions of their arguments: `%@ has %#@files@` becomes `%1$@ has %2$#@files@`.
struct PositionedFormat {
  /// A conversion of a format.
  struct Specifier: Equatable {
    /// The position of the argument, counted from 1.
    let position: Int
    /// The text that follows the percent sign and the position: `lld`, `@`, `.1f`.
    let type: String

    var isNumber: Bool { type.last.map { "diuxXofFeEgG".contains($0) } ?? false }
  }

  let text: String
  private(set) var specifiers: [Specifier] = []

  /// - Parameters:
  ///   - positions: The known positions of named texts with plural forms.
  ///   - isInner: Whether the format is one of these forms. In a form, conversions keep having no position, and the
  ///     first one takes the form's own number.
  init(_ format: String, positions: [String: Int] = [:], isInner: Bool = false) {
    var text = ""
    var next = 1
    var rest = Substring(format)
    let conversion =
      /%(?:(\d+)\$)?(?:#@([^@]*)@|([-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@diuxXofFeEgGaAcCsSp]))/
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        text += "%%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let match = rest.prefixMatch(of: conversion) else {
        text += "%"
        rest.removeFirst()
        continue
      }
      let (whole, place, name, type) = match.output
      rest = rest[whole.endIndex...]
      let known = place.flatMap { Int($0) } ?? name.flatMap { positions[String($0)] }
      let position = known ?? next
      if place == nil { next += 1 }
      let body = type.map(String.init) ?? "#@\(name ?? "")@"
      text += known == nil && isInner ? "%\(body)" : "%\(position)$\(body)"
      if let type { specifiers.append(Specifier(position: position, type: String(type))) }
    }
    self.text = text + rest
  }
}
