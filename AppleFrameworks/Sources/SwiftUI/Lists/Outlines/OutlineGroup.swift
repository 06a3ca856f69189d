import UIKit

/// A tree of elements in which each parent has a disclosure group for its children.
///
/// - Source: developer.apple.com/documentation/swiftui/outlinegroup
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> [Data.Element]?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The content of the view.
  public var body: some View {
    ForEach(data: roots, idOf: id) { element in
      OutlineRow(element: element, id: id, children: children, content: content)
    }
  }
}

/// An element of a tree.
private struct OutlineRow<Element, ID: Hashable, Leaf: View>: View {
  let element: Element
  let id: (Element) -> ID
  let children: (Element) -> [Element]?
  let content: (Element) -> Leaf

  var body: some View {
    if let inner = children(element) {
      let (id, children, content) = (id, children, content)
      DisclosureGroup {
        ForEach(data: inner, idOf: id) { element in
          AnyView(OutlineRow(element: element, id: id, children: children, content: content))
        }
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

/// The children of an element of a tree.
///
/// - Source: developer.apple.com/documentation/swiftui/outlinesubgroupchildren
public struct OutlineSubgroupChildren: View {
  let content: AnyView
  /// The content of the view.
  public var body: some View { content }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Creates a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The root elements.
  ///   - children: The key path of an element's children; `nil` for elements that cannot have any.
  ///   - content: A closure that creates the views of an element.
  /// - Source: developer.apple.com/documentation/swiftui/outlinegroup/init(_:children:content:)
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      roots: Array(data), id: { $0.id }, children: { $0[keyPath: children].map { Array($0) } }, content: content)
  }

  /// Creates a tree from one identifiable root.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      roots: [root], id: { $0.id }, children: { $0[keyPath: children].map { Array($0) } }, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates a tree of elements that a key path identifies.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children].map { Array($0) } },
      content: content)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The root elements.
  ///   - children: The key path of an element's children; `nil` for elements that cannot have any.
  ///   - rowContent: A closure that creates the views of an element's row.
  /// - Source: developer.apple.com/documentation/swiftui/list/init(_:children:rowcontent:)
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements that a key path identifies.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
