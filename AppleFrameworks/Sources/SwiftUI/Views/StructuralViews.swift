import UIKit

/// Several views.
///
/// - Source: developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {
  public var value: T
  let packing: any TuplePacking.Type

  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { TupleNode(view, context) }
}

/// One of two views. Each has its own identity.
///
/// - Source: developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ConditionalNode(view, context) }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { OptionalNode(view, context) }
}

/// A view that shows nothing and takes no place.
///
/// - Source: developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
  nonisolated public init() {}
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { EmptyNode(context) }
}

/// Any view. Where another type takes its place, state is lost.
///
/// - Source: developer.apple.com/documentation/swiftui/anyview
public struct AnyView: View {
  nonisolated(unsafe) let view: any View

  nonisolated public init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  nonisolated public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { AnyViewNode(view, context) }
}

/// Several views as one.
///
/// - Source: developer.apple.com/documentation/swiftui/group
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(holding: content())
  }

  nonisolated init(holding content: Content) {
    self.content = content
  }

  public typealias Body = Never
}

extension Group: PrimitiveView where Content: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    PassingNode(view, context) { $0.content }
  }
}

/// The views of a collection's elements.
///
/// - Source: developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let idOf: (Data.Element) -> ID
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  init(data: Data, idOf: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.idOf = idOf
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ForEachNode(view, context) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, idOf: { $0.id }, content: content)
  }

  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Element.ID == ID {
    self.init(data: data, idOf: { $0.wrappedValue.id }, content: content)
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, idOf: { $0[keyPath: id] }, content: content)
  }

  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.init(data: data, idOf: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// The views of the numbers of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, idOf: { $0 }, content: content)
  }
}
