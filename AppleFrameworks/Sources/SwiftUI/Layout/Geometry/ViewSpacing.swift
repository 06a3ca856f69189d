import UIKit

/// The preferred distances of a view from adjacent views.
///
/// They depend on the content at each edge. The distance between two texts is the leading of the lower font. The
/// distance between a text and another view is derived from the metrics of the font. The distance to a spacer is zero.
/// All other distances are 8 points.
///
/// - Source: developer.apple.com/documentation/swiftui/viewspacing
public struct ViewSpacing: Sendable {
  /// The content at an edge.
  enum Preference: Hashable, Sendable {
    case standard
    case none
    case text(TextMetrics)
  }

  /// The metrics of a font that determine distances, in points.
  struct TextMetrics: Hashable, Sendable {
    let ascender: CGFloat
    let descender: CGFloat
    let capHeight: CGFloat
    let leading: CGFloat
    let scale: CGFloat

    /// The distance from a text to a view below that is not a text.
    var below: CGFloat {
      let gap = tenth
      return max(ascender + descender + gap - capHeight, gap + descender)
    }

    /// The distance to a text from a view above that is not a text.
    var above: CGFloat { descender + tenth }

    private var tenth: CGFloat { ((ascender + descender) * 0.1).ceiled(scale) }
  }

  /// The standard distance, in points.
  static let standard: CGFloat = 8

  private(set) var edges: [Edge: Set<Preference>]

  /// Creates the spacing of a view that has no preferences.
  public init() {
    edges = [:]
    for edge in Edge.allCases { edges[edge] = [.standard] }
  }

  init(edges: [Edge: Set<Preference>]) {
    self.edges = edges
  }

  init(_ preference: Preference) {
    edges = [:]
    for edge in Edge.allCases { edges[edge] = [preference] }
  }

  /// Creates the spacing of a text, whose vertical edges depend on its font.
  init(text metrics: TextMetrics) {
    self.init()
    edges[.top] = [.text(metrics)]
    edges[.bottom] = [.text(metrics)]
  }

  /// The spacing with zero distances at all edges.
  public static let zero = ViewSpacing(.none)

  /// Adds the preferences of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self.edges[edge, default: []].formUnion(other.edges[edge] ?? [])
    }
  }

  /// Returns the combined spacing of two views at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let first = edges[axis == .horizontal ? .trailing : .bottom] ?? []
    let second = next.edges[axis == .horizontal ? .leading : .top] ?? []
    var result: CGFloat?
    for one in first { for other in second { result = max(result ?? -.infinity, Self.distance(one, other)) } }
    return result ?? 0
  }

  private static func distance(_ first: Preference, _ second: Preference) -> CGFloat {
    switch (first, second) {
    case (.none, _), (_, .none): 0
    case (.standard, .standard): standard
    case (.text, .text(let lower)): lower.leading.ceiled(lower.scale)
    case (.text(let metrics), .standard): metrics.below
    case (.standard, .text(let metrics)): metrics.above
    }
  }

  /// Returns the spacing with the standard preferences at some edges.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result.edges[edge] = [.standard] }
    return result
  }

  /// Returns the spacing without the rules for texts at some edges. The zero distance of spacers is preserved.
  func resetTexts(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) {
      result.edges[edge] = Set((result.edges[edge] ?? []).map { if case .text = $0 { .standard } else { $0 } })
    }
    return result
  }

  /// Returns a spacing without preferences.
  static func ofNothing() -> ViewSpacing { ViewSpacing(edges: [:]) }
}

extension CGFloat {
  /// Returns the smallest multiple of a pixel that is not smaller than the number. A number within a thousandth of a
  /// pixel of a multiple is rounded to it.
  func ceiled(_ scale: CGFloat) -> CGFloat { ((self * scale) - 0.001).rounded(.up) / scale }
  func onPixel(_ scale: CGFloat) -> CGFloat { pixels(scale) / scale }
  /// Returns the nearest number of whole pixels.
  func pixels(_ scale: CGFloat) -> CGFloat { (self * scale + 0.0001).rounded(.toNearestOrAwayFromZero) }
}
