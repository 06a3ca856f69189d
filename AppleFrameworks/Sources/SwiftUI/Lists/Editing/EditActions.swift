import UIKit

/// The actions with which the user can edit the rows of a list.
///
/// - Source: developer.apple.com/documentation/swiftui/editactions
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension ForEach where Content: View {
  /// Adds the actions that edit a collection.
  nonisolated func editing<C: MutableCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, canDelete: Bool, canMove: Bool
  ) -> ForEach {
    var result = self
    if canDelete {
      result.onDelete = { offsets in
        for offset in offsets.sorted(by: >) {
          data.wrappedValue.remove(at: data.wrappedValue.index(data.wrappedValue.startIndex, offsetBy: offset))
        }
      }
    }
    if canMove {
      result.onMove = { source, destination in
        var elements = Array(data.wrappedValue)
        elements.move(fromOffsets: source, toOffset: destination)
        data.wrappedValue = C(elements)
      }
    }
    return result
  }

  /// Creates views for the elements of a collection that the user can edit.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/foreach/init(_:editactions:content:)
  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
    C: RangeReplaceableCollection, C.Element: Identifiable
  {
    self = ForEach(data, content: content).editing(
      data, canDelete: editActions.contains(.delete), canMove: editActions.contains(.move))
  }

  /// Creates views for elements that are identified by a key path and that the user can edit.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C: RangeReplaceableCollection
  {
    self = ForEach(data, id: id, content: content).editing(
      data, canDelete: editActions.contains(.delete), canMove: editActions.contains(.move))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list whose rows the user can edit.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/list/init(_:editactions:rowcontent:)
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data: MutableCollection & RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list whose rows are identified by a key path and can be edited by the user.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<Data>, ID, RowContent>, Data: MutableCollection & RandomAccessCollection,
    Data: RangeReplaceableCollection
  {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
