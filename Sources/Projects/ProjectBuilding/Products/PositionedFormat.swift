/// A format whose conversions say which argument they are for: `%@ has %#@files@` is `%1$@ has %2$#@files@`.
struct PositionedFormat {
  /// A conversion of a format.
  struct Specifier: Equatable {
    /// Which argument it is for, from 1 on.
    let position: Int
    /// What follows the percent sign and the position: `lld`, `@`, `.1f`.
    let type: String

    var isNumber: Bool { type.last.map { "diuxXofFeEgG".contains($0) } ?? false }
  }

  let text: String
  private(set) var specifiers: [Specifier] = []

  /// - Parameters:
  ///   - positions: of named texts with forms, those that are known.
  ///   - isInner: whether it is one of these forms. In a form, conversions without a position stay so: they begin with the form's own number.
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
