import UIKit

/// The part of a scroll view to which a margin applies.
///
/// - Source: developer.apple.com/documentation/swiftui/contentmarginplacement
public struct ContentMarginPlacement: Sendable {
  enum Kind: Sendable { case automatic, content, indicators }

  let kind: Kind
  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .content) }
  /// The indicators.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .indicators) }
}

/// The margins of scroll views, in points.
struct ContentMargins: Equatable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement) {
    func change(_ margins: inout EdgeInsets) {
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
    if placement.kind != .indicators { change(&content) }
    if placement.kind != .content { change(&indicators) }
  }
}

private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: ContentMargins { ContentMargins() } }

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the margins of scroll views and lists in the view.
  ///
  /// - Parameters:
  ///   - edges: The edges. Default: all.
  ///   - insets: The margins in points.
  ///   - placement: The part to which the margins apply. Default: the content and the indicators.
  /// - Source: developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { $0.set(edges, insets, placement) }
  }

  /// Sets a margin of scroll views and lists in the view.
  ///
  /// - Parameter length: The margin in points; `nil` uses 16 points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(all: length ?? PaddingModifier.standard), for: placement)
  }

  /// Sets a margin of scroll views and lists in the view, at all edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(all: length), for: placement)
  }
}
