import CoreGraphics

/// The differences between two trees of views.
@MainActor
struct Differences {
  let screen: String
  private(set) var views = 0
  private(set) var equalFrames = 0
  var notes: [String] = []

  init(screen: String) { self.screen = screen }

  /// The tolerance of frames, in points.
  private static let tolerance: CGFloat = 0.001

  mutating func compare(_ original: ViewRecord, _ converted: ViewRecord, at path: String) {
    views += 1
    if Self.areEqual(original.frame, converted.frame) {
      equalFrames += 1
    } else {
      notes.append("\(screen): \(path) is at \(Self.text(converted.frame)), and was at \(Self.text(original.frame))")
    }
    if original.className != converted.className {
      notes.append("\(screen): \(path) is a \(converted.className), and was a \(original.className)")
    }
    for key in Set(original.properties.keys).union(converted.properties.keys).sorted()
    where original.properties[key] != converted.properties[key] {
      notes.append(
        "\(screen): \(key) of \(path) is \(converted.properties[key] ?? "the default"), and was "
          + (original.properties[key] ?? "the default"))
    }
    if original.subviews.count != converted.subviews.count {
      notes.append("\(screen): \(path) has \(converted.subviews.count) subviews, and had \(original.subviews.count)")
    }
    for (number, (one, other)) in zip(original.subviews, converted.subviews).enumerated() {
      compare(one, other, at: "\(path)/\(one.className)[\(number)]")
    }
    // Views that exist on only one side have no counterpart.
    for missing in original.subviews.dropFirst(converted.subviews.count) { views += missing.count }
  }

  private static func areEqual(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
      && abs(one.width - other.width) < tolerance && abs(one.height - other.height) < tolerance
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
  }
}
