import UIKit

/// The content of a cell, as SwiftUI views.
///
/// The content keeps the distances of the cell's layout margins, unless it is given its own, and the cell is at least as high as a row.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingconfiguration
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var insets: [Edge: CGFloat] = [:]
  var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// Points between parts of the margins of a cell and its content, where none are given: those of list cells.
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

  /// The same content over a style.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    UIHostingConfiguration<Content, _>(
      content: content, background: StyleFill(style: style, edges: .all), insets: insets, minimum: minimum)
  }

  /// The same content over a view that fills the cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: self.content, background: content(), insets: insets, minimum: minimum)
  }

  /// Distances from the cell's edges instead of its margins, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
    margins(edges, EdgeInsets(all: length))
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
    var result = self
    if edges.contains(.top) { result.insets[.top] = insets.top }
    if edges.contains(.leading) { result.insets[.leading] = insets.leading }
    if edges.contains(.bottom) { result.insets[.bottom] = insets.bottom }
    if edges.contains(.trailing) { result.insets[.trailing] = insets.trailing }
    return result
  }

  /// The least size of the cell, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
    var result = self
    result.minimum = (width ?? minimum.width, height ?? minimum.height)
    return result
  }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView { HostedCellContent(self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

  /// The views with their distances.
  @MainActor
  func root(margins: NSDirectionalEdgeInsets) -> some View {
    CellRoot(
      content: content, background: background,
      insets: EdgeInsets(
        top: insets[.top] ?? margins.top, leading: insets[.leading] ?? margins.leading,
        bottom: insets[.bottom] ?? margins.bottom, trailing: insets[.trailing] ?? margins.trailing))
  }
}

private struct CellRoot<Content: View, Background: View>: View {
  let content: Content
  let background: Background
  let insets: EdgeInsets
  var body: some View {
    content.frame(maxWidth: .infinity, alignment: .leading).padding(insets).background(background)
  }
}
