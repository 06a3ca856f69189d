/// The margins and dimensions of a view that resize with its superview.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let flexibleMinX = AutoresizingMask(rawValue: 1 << 0)
  package static let widthSizable = AutoresizingMask(rawValue: 1 << 1)
  package static let flexibleMaxX = AutoresizingMask(rawValue: 1 << 2)
  package static let flexibleMinY = AutoresizingMask(rawValue: 1 << 3)
  package static let heightSizable = AutoresizingMask(rawValue: 1 << 4)
  package static let flexibleMaxY = AutoresizingMask(rawValue: 1 << 5)

  static let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
}

extension AutoresizingMask: PropertyValue {
  package static var meaning: String { "an autoresizing mask" }
  package static var elementNames: Set<String> { ["autoresizingMask"] }

  package init?(element: SourceElement) {
    let flags = element.flags
    self.init(rawValue: Self.names.enumerated().reduce(0) { $0 | (flags.contains($1.element) ? 1 << $1.offset : 0) })
  }
}
