import UIKit

/// A view that creates views for the elements of a collection.
///
/// - Source: developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// The closure that creates the views of an element.
  public var content: (Data.Element) -> Content
  let idOf: (Data.Element) -> ID
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  package init(data: Data, idOf: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.idOf = idOf
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { ForEachNode(view, context) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements, whose identifiers are unique.
  ///   - content: A closure that creates the views of an element.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, idOf: { $0.id }, content: content)
  }

  /// Creates views that can change identifiable elements.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - content: A closure that creates the views of an element from a binding to it.
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Element.ID == ID {
    self.init(data: data, idOf: { $0.wrappedValue.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates views for elements that are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identifier, which is unique in the data.
  ///   - content: A closure that creates the views of an element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, idOf: { $0[keyPath: id] }, content: content)
  }

  /// Creates views that can change elements that are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of an element's identifier, which is unique in the data.
  ///   - content: A closure that creates the views of an element from a binding to it.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
    self.init(data: data, idOf: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the numbers of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, idOf: { $0 }, content: content)
  }
}
