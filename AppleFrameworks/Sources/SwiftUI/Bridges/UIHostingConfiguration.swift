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
  fileprivate func root(margins: NSDirectionalEdgeInsets) -> some View {
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

/// The view of a cell that shows SwiftUI views.
final class HostedCellContent<Content: View, Background: View>: UIView, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>
  private var hosted: HostingView<AnyView>!

  /// The least height of a cell's content, in points.
  private static var standardHeight: CGFloat { 44 }
  /// Distances of content from a cell's top and bottom edges, in points.
  private static var standardMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    super.init(frame: .zero)
    hosted = HostingView(AnyView(configuration.root(margins: Self.standardMargins)))
    hosted.avoidsSafeArea = false
    hosted.alignment = .leading
    hosted.sizeDidChange = { [weak self] in self?.sizeDidChange() }
    addSubview(hosted)
  }

  required init?(coder: NSCoder) { fatalError("no file has the content of a cell of SwiftUI's") }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else {
        fatalError("\(type(of: newValue)) is no configuration of this cell's content, which is \(type(of: current))")
      }
      current = new
      hosted.setRootView(AnyView(new.root(margins: margins)))
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIHostingConfiguration<Content, Background>
  }

  private var margins: NSDirectionalEdgeInsets { Self.standardMargins }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    // The cell asks its container to lay it out again.
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds
    hosted.layoutIfNeeded()
  }

  private func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = hosted.contentSize(proposal)
    return CGSize(
      width: max(size.width, current.minimum.width ?? 0),
      height: max(size.height, current.minimum.height ?? Self.standardHeight))
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: size(ProposedViewSize(width: bounds.width > 0 ? bounds.width : nil, height: nil)).height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(ProposedViewSize(width: size.width > 0 && size.width < 10_000 ? size.width : nil, height: nil))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 && targetSize.width < 10_000 ? targetSize.width : nil
    let own = size(ProposedViewSize(width: width, height: nil))
    return CGSize(width: horizontal == .required ? width ?? own.width : own.width, height: own.height)
  }
}
