import UIKit

/// How far a view wants to be from others beside it.
///
/// What it wants goes by what lies at each edge. Between two texts lies the leading of the lower one's font, between a text and
/// something else a distance that the font's metrics give, beside a spacer nothing, and else 8 points.
///
/// - Source: developer.apple.com/documentation/swiftui/viewspacing
public struct ViewSpacing: Sendable {
  /// What lies at an edge.
  enum Preference: Hashable, Sendable {
    case standard
    case none
    case text(TextMetrics)
  }

  /// What a font says of the distance of texts, in points.
  struct TextMetrics: Hashable, Sendable {
    let ascender: CGFloat
    let descender: CGFloat
    let capHeight: CGFloat
    let leading: CGFloat
    let scale: CGFloat

    /// The distance from a text to what lies below it and is none.
    var below: CGFloat {
      let gap = tenth
      return max(ascender + descender + gap - capHeight, gap + descender)
    }

    /// The distance to a text from what lies above it and is none.
    var above: CGFloat { descender + tenth }

    private var tenth: CGFloat { ((ascender + descender) * 0.1).ceiled(scale) }
  }

  /// The distance where nothing says otherwise, in points.
  static let standard: CGFloat = 8

  private(set) var edges: [Edge: Set<Preference>]

  /// Creates the spacing of views without preferences of their own.
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

  /// A text's: vertical edges by its font.
  init(text metrics: TextMetrics) {
    self.init()
    edges[.top] = [.text(metrics)]
    edges[.bottom] = [.text(metrics)]
  }

  /// No distance at any edge.
  public static let zero = ViewSpacing(.none)

  /// Takes in what lies at another view's edges, too.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self.edges[edge, default: []].formUnion(other.edges[edge] ?? [])
    }
  }

  /// Returns the spacing of two views together, at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// How far the next view along an axis lies from this one.
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

  /// With what lies at some edges forgotten.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result.edges[edge] = [.standard] }
    return result
  }

  /// The text rule is forgotten; a spacer's "none" stays.
  func resetTexts(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) {
      result.edges[edge] = Set((result.edges[edge] ?? []).map { if case .text = $0 { .standard } else { $0 } })
    }
    return result
  }

  /// As it is seen from the other side: leading is trailing.
  static func ofNothing() -> ViewSpacing { ViewSpacing(edges: [:]) }
}

extension CGFloat {
  /// The next place on a grid of pixels that is not smaller. What is larger by less than a thousandth of a pixel counts as on it.
  func ceiled(_ scale: CGFloat) -> CGFloat { ((self * scale) - 0.001).rounded(.up) / scale }
  func onPixel(_ scale: CGFloat) -> CGFloat { pixels(scale) / scale }
  /// The nearest whole number of pixels.
  func pixels(_ scale: CGFloat) -> CGFloat { (self * scale + 0.0001).rounded(.toNearestOrAwayFromZero) }
}
