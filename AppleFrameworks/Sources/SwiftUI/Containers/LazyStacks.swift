import UIKit

/// Views below each other, which are made when they come into view.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// - Parameters:
  ///   - spacing: points between the views; `nil` (the default) is 8.
  ///   - pinnedViews: the edges of sections that stay in view while any of their section is.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .vertical, items: nil, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

/// Views beside each other, which are made when they come into view.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// - Parameters:
  ///   - spacing: points between the views; `nil` (the default) is 8.
  ///   - pinnedViews: the edges of sections that stay in view while any of their section is.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .horizontal, items: nil, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

/// Views in columns, row by row, which are made when they come into view.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyvgrid
public struct LazyVGrid<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between rows; `nil` (the default) is 8.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

/// Views in rows, column by column, which are made when they come into view.
///
/// - Source: developer.apple.com/documentation/swiftui/lazyhgrid
public struct LazyHGrid<Content: View>: View {
  let flow: LazyFlow
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between columns; `nil` (the default) is 8.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    flow = LazyFlow(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? ViewSpacing.standard, pinned: pinnedViews)
    self.content = content()
  }
  public typealias Body = Never
}

/// What lazy containers have in common.
@MainActor
protocol LazyContainer: View {
  associatedtype Content: View
  var flow: LazyFlow { get }
  var content: Content { get }
}

extension LazyVStack: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
extension LazyHStack: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
extension LazyVGrid: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}
extension LazyHGrid: PrimitiveView, LazyContainer {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LazyNode(view, context) }
}

/// The node of a lazy container: its content comes as what makes it.
@MainActor
final class LazyNode<V: LazyContainer>: ViewNode<V> {
  private var content: ViewNode<V.Content>!
  private var box: LazyContainerBox!

  init(_ view: V, _ context: NodeContext) {
    super.init(context)
    box = LazyContainerBox(view.flow, node: self) { [unowned self] in
      var items: [LazyItem] = []
      content.collectLazily(into: &items)
      return items
    }
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: V) {
    if !view.flow.isSame(as: box.flow) { box.flow = view.flow }
    content.update(view.content)
  }
  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    box.invalidateSize()
  }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.contentDidChange() }
}
