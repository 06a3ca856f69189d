import UIKit

/// A view among those that make up another view.
///
/// - Source: developer.apple.com/documentation/swiftui/subview
public struct Subview: View, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable, @unchecked Sendable {
    let value: AnyHashable
  }

  /// The identity of the view.
  public let id: ID
  let view: AnyView
  /// The values that the view provides to its container.
  public let containerValues: ContainerValues

  /// The content of the view.
  public var body: some View { view }
}

/// The views that make up a view.
///
/// - Source: developer.apple.com/documentation/swiftui/subviewscollection
public struct SubviewsCollection: RandomAccessCollection {
  let all: [Subview]
  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { all.count }
  /// The view at an index.
  public subscript(index: Int) -> Subview { all[index] }
}

/// A namespace for functions that find the views that make up a view.
@MainActor
enum SubviewFinder {
  static func of<V: View>(_ view: V, _ node: Node) -> SubviewsCollection {
    SubviewsCollection(
      all: TabViews.entries(view).map { entry in
        Subview(
          id: Subview.ID(value: entry.id), view: entry.view,
          containerValues: containerValues(entry.view, node))
      })
  }

  /// Returns the values that a view provides to its container.
  private static func containerValues(_ view: AnyView, _ node: Node) -> ContainerValues {
    let made = NodeFactory.make(
      view, NodeContext(parent: nil, graph: node.graph, environment: node.environment))
    defer { made.tearDown() }
    var boxes: [Box] = []
    made.collect(into: &boxes)
    var values = ContainerValues()
    guard let box = boxes.first else { return values }
    values.tag = box.trait(TagTrait.self)
    for change in box.trait(ContainerValuesTrait.self) { change(&values) }
    return values
  }
}

/// A view that evaluates a closure for the subviews of a view.
private struct SubviewsReader<Base: View, Result: View>: View {
  let view: Base
  let transform: (SubviewsCollection) -> Result
  @Environment(\.self) private var environment

  var body: some View {
    // The environment is read so that values of the container are updated with it.
    let _ = environment
    if let node = Evaluation.node?.node { transform(SubviewFinder.of(view, node)) }
  }
}

extension Group where Content: View {
  /// Creates views from the subviews of a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/group/init(subviews:transform:)
  nonisolated public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init(holding: GroupElementsOfContent(subviews: view, transform: transform))
  }
}

/// The views of a group that are created from the subviews of a view.
///
/// - Source: developer.apple.com/documentation/swiftui/groupelementsofcontent
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  nonisolated(unsafe) let subviews: Subviews
  nonisolated(unsafe) let transform: (SubviewsCollection) -> Content

  nonisolated init(subviews: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
    self.subviews = subviews
    self.transform = transform
  }

  /// The content of the view.
  public var body: some View { SubviewsReader(view: subviews, transform: transform) }
}

extension ForEach where ID == Subview.ID, Content: View {
  /// Creates views for the subviews of a view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/foreach/init(subviews:content:)
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content> {
    self.init(data: ForEachSubviewCollection(view: AnyView(view)), idOf: { $0.id }, content: content)
  }
}

/// The subviews of a view as elements of a `ForEach`.
///
/// - Source: developer.apple.com/documentation/swiftui/foreachsubviewcollection
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let view: AnyView
  private var all: [Subview] {
    let view = view
    return MainActor.assumingIsolated {
      Evaluation.node?.node.map { SubviewFinder.of(view, $0).all }
        ?? TabViews.entries(view).map {
          Subview(id: Subview.ID(value: $0.id), view: $0.view, containerValues: ContainerValues())
        }
    }
  }

  init(view: AnyView) { self.view = view }
  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { all.count }
  /// The view at an index.
  public subscript(index: Int) -> Subview { all[index] }
}
