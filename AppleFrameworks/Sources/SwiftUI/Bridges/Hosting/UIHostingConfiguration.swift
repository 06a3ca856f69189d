import UIKit

/// A cell's content configuration that displays SwiftUI views.
///
/// The content is inset by the margins of list cells unless `margins(_:_:)` sets others. The cell is at least 44 points
/// high unless `minSize(width:height:)` sets another minimum.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingconfiguration
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var insets: [Edge: CGFloat] = [:]
  var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Creates a configuration from views.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    background = EmptyView()
  }

  init(content: Content, background: Background, insets: [Edge: CGFloat], minimum: (CGFloat?, CGFloat?)) {
    self.content = content
    self.background = background
    self.insets = insets
    self.minimum = minimum
  }

  /// Returns a configuration whose background is filled with a style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    UIHostingConfiguration<Content, _>(
      content: content, background: StyleFill(style: style, edges: .all), insets: insets, minimum: minimum)
  }

  /// Returns a configuration with views behind the content that fill the cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content(), insets: insets, minimum: minimum)
  }

  /// Returns a configuration whose margins on some edges are replaced with a length, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(all: length))
  }

  /// Returns a configuration whose margins on some edges are replaced, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    var result = self
    if edges.contains(.top) { result.insets[.top] = insets.top }
    if edges.contains(.leading) { result.insets[.leading] = insets.leading }
    if edges.contains(.bottom) { result.insets[.bottom] = insets.bottom }
    if edges.contains(.trailing) { result.insets[.trailing] = insets.trailing }
    return result
  }

  /// Returns a configuration with a minimum size of the cell, in points; `nil` keeps the previous value. Default: A
  /// height of 44 points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    var result = self
    result.minimum = (width ?? minimum.width, height ?? minimum.height)
    return result
  }

  /// Returns a view that displays the content.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView { HostedCellContent(self) }
  /// Returns the configuration unchanged, because the content does not depend on the cell's state.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

  /// Returns the content with margins over the background.
  @MainActor
  func root(margins: NSDirectionalEdgeInsets) -> some View {
    CellRoot(
      content: content, background: background,
      insets: EdgeInsets(
        top: insets[.top] ?? margins.top, leading: insets[.leading] ?? margins.leading,
        bottom: insets[.bottom] ?? margins.bottom, trailing: insets[.trailing] ?? margins.trailing))
  }
}

/// The root view of a cell, with inset content over a background.
private struct CellRoot<Content: View, Background: View>: View {
  let content: Content
  let background: Background
  let insets: EdgeInsets
  var body: some View {
    content.frame(maxWidth: .infinity, alignment: .leading).padding(insets).background(background)
  }
}
