import UIKit

/// A container that displays rows in a scrolling table.
///
/// - Source: developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue, Content: View>: View {
  // Unchecked: Views are used only on the main actor after they are created.
  nonisolated(unsafe) let content: Content
  var selection: ListSelection?
  @Environment(\.listStyle) private var style
  @Environment(\.editMode) private var editMode

  /// The content of the view.
  public var body: some View {
    // The mode is read here so that changes invalidate this view.
    let _ = editMode?.wrappedValue
    TableView(content: content, style: style, selection: selection).ignoresSafeArea()
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Creates a list with rows for a collection's elements.
  ///
  /// - Parameter rowContent: The views of an element's row.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list with rows for a collection's elements, identified by a key path.
  ///
  /// - Parameter rowContent: The views of an element's row.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with rows for the numbers of a range.
  ///
  /// - Parameter rowContent: The views of a number's row.
  nonisolated public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue: Hashable {
  /// Creates a list with multiple selection while it is edited.
  ///
  /// - Parameter selection: The tags or identifiers of the selected rows; `nil` disables selection.
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with single selection.
  ///
  /// - Parameter selection: The tag or identifier of the selected row; `nil` disables selection.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with rows for a collection's elements, with multiple selection while the list is edited.
  ///
  /// - Parameter selection: The identifiers of the selected rows; `nil` disables selection.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with rows for a collection's elements, with single selection.
  ///
  /// - Parameter selection: The identifier of the selected row; `nil` disables selection.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with rows identified by a key path, with multiple selection while the list is edited.
  ///
  /// - Parameter selection: The identifiers of the selected rows; `nil` disables selection.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with rows identified by a key path, with single selection.
  ///
  /// - Parameter selection: The identifier of the selected row; `nil` disables selection.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with rows that can change a collection's elements.
  ///
  /// - Parameter rowContent: The views of an element's row, with a binding to the element.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list with rows that can change a collection's elements, identified by a key path.
  ///
  /// - Parameter rowContent: The views of an element's row, with a binding to the element.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<Binding<Data>, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}
