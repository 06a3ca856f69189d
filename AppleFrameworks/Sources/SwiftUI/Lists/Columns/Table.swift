import UIKit

/// A container that displays rows with columns. A narrow screen displays only the first column, as a list.
///
/// - Source: developer.apple.com/documentation/swiftui/table
public struct Table<Value: Identifiable, Rows, Columns>: View {
  nonisolated(unsafe) let rows: [Value]
  let selection: ListSelection?
  nonisolated(unsafe) let columns: [AnyTableColumn<Value>]
  /// The sort order that taps on headers change.
  let order: TableOrder?
  @Environment(\.horizontalSizeClass) private var width

  /// The content of the view.
  public var body: some View {
    let columns = width == .compact ? Array(columns.prefix(1)) : columns
    VStack(spacing: 0) {
      if width != .compact {
        header(columns)
        Divider()
      }
      rows(columns)
    }
  }

  private func header(_ columns: [AnyTableColumn<Value>]) -> some View {
    HStack(spacing: 8) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        let title = column.title.font(.footnote.weight(.medium)).foregroundStyle(.secondary)
          .frame(minWidth: column.width, maxWidth: column.width ?? .infinity, alignment: .leading)
        if let order, let comparator = column.comparator {
          Button {
            order.choose(comparator)
          } label: {
            title
          }
          .buttonStyle(.plain)
        } else {
          title
        }
      }
    }
    .padding(.horizontal, 20).padding(.vertical, 8)
  }

  private func rows(_ columns: [AnyTableColumn<Value>]) -> some View {
    List<Never, ForEach<[Value], Value.ID, TableRowBody<Value>>>(
      content: ForEach(rows) { TableRowBody(value: $0, columns: columns) }, selection: selection
    )
    .listStyle(.plain)
  }
}

/// A view that displays the cells of a row.
struct TableRowBody<Value>: View {
  let value: Value
  let columns: [AnyTableColumn<Value>]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        column.content(value)
          .frame(minWidth: column.width, maxWidth: column.width ?? .infinity, alignment: .leading)
      }
    }
  }
}

/// The sort order of a table.
struct TableOrder {
  let choose: @MainActor (Any) -> Void
}

/// A type-erased column.
struct AnyTableColumn<Value> {
  let title: Text
  /// The comparator of the column, which a tap on its header uses.
  let comparator: Any?
  /// The width in points; `nil` for an equal share.
  let width: CGFloat?
  let content: @MainActor (Value) -> AnyView
}

/// A type that describes the columns of a table.
///
/// - Source: developer.apple.com/documentation/swiftui/tablecolumncontent
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparator that orders the rows.
  associatedtype TableColumnSortComparator
}

/// A protocol of this framework's columns.
protocol BuiltInColumns<TableRowValue>: TableColumnContent {
  var all: [AnyTableColumn<TableRowValue>] { get }
}

/// A column of a table.
///
/// - Source: developer.apple.com/documentation/swiftui/tablecolumn
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent, BuiltInColumns
{
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that orders the rows.
  public typealias TableColumnSortComparator = Sort
  let title: Text
  let comparator: Any?
  var width: CGFloat?
  let content: @MainActor (RowValue) -> AnyView

  var all: [AnyTableColumn<RowValue>] {
    [AnyTableColumn(title: title, comparator: comparator, width: width, content: content)]
  }

  /// Returns the column with a width in points; `nil` for an equal share.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var result = self
    result.width = width
    return result
  }

  /// Returns the column with a range of widths in points. The column has the ideal width, or the minimum width if no
  /// ideal width is set.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    width(ideal ?? min)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with views, with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    nonisolated(unsafe) let content = content
    self.init(title: Text(titleKey), comparator: nil) { AnyView(content($0)) }
  }

  /// Creates a column with views, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    nonisolated(unsafe) let content = content
    self.init(title: Text(title), comparator: nil) { AnyView(content($0)) }
  }

  /// Creates a column with the text of a key path, with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    nonisolated(unsafe) let value = value
    self.init(title: Text(titleKey), comparator: nil) { AnyView(Text($0[keyPath: value])) }
  }

  /// Creates a column with the text of a key path, with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    nonisolated(unsafe) let value = value
    self.init(title: Text(title), comparator: nil) { AnyView(Text($0[keyPath: value])) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that orders the rows by a value, with a localized title.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    nonisolated(unsafe) let content = content
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value)) { AnyView(content($0)) }
  }
}

/// A list of columns.
struct TableColumnList<RowValue: Identifiable, Sort>: BuiltInColumns {
  typealias TableRowValue = RowValue
  typealias TableColumnSortComparator = Sort
  let all: [AnyTableColumn<RowValue>]
}

/// A result builder that combines the columns of a closure.
///
/// - Source: developer.apple.com/documentation/swiftui/tablecolumnbuilder
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Returns one column unchanged.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// Converts a column without a sort order for a table with a sort order.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// Combines the columns of a block.
  public static func buildBlock<each Content: TableColumnContent>(
    _ content: repeat each Content
  ) -> some TableColumnContent<RowValue, Sort> {
    var all: [AnyTableColumn<RowValue>] = []
    func add<C: TableColumnContent>(_ column: C) {
      if let columns = column as? any BuiltInColumns<RowValue> { all += columns.all }
    }
    repeat add(each content)
    return TableColumnList<RowValue, Sort>(all: all)
  }
}

/// The rows of a table for the elements of a collection.
///
/// - Source: developer.apple.com/documentation/swiftui/tableforeachcontent
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {}

extension Table {
  nonisolated fileprivate init(
    _ rows: [Value], _ selection: ListSelection?, _ columns: some TableColumnContent, _ order: TableOrder? = nil
  ) {
    func all<C: TableColumnContent>(_ columns: C) -> [AnyTableColumn<Value>] {
      (columns as? any BuiltInColumns<Value>)?.all ?? []
    }
    self.rows = rows
    self.selection = selection
    self.columns = all(columns)
    self.order = order
  }

  /// Creates a table of a collection's elements.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/table/init(_:columns:)
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent {
    self.init(Array(data), nil, columns())
  }

  /// Creates a table with single selection.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent {
    self.init(Array(data), ListSelection(selection), columns())
  }

  /// Creates a table with multiple selection.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent {
    self.init(Array(data), ListSelection(selection), columns())
  }

  /// Creates a table whose headers change the sort order of the rows.
  ///
  /// - Parameter sortOrder: The comparators. A tap on a header moves its comparator to the front. The app sorts the
  ///   elements.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns: TableColumnContent {
    self.init(Array(data), nil, columns(), TableOrder(sortOrder))
  }

  /// Creates a table with single selection, whose headers change the sort order of the rows.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns: TableColumnContent {
    self.init(Array(data), ListSelection(selection), columns(), TableOrder(sortOrder))
  }

  /// Creates a table with multiple selection, whose headers change the sort order of the rows.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns: TableColumnContent {
    self.init(Array(data), ListSelection(selection), columns(), TableOrder(sortOrder))
  }
}

extension TableOrder {
  /// Creates an order that moves the chosen comparator to the front, or reverses it if it is there.
  nonisolated fileprivate init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    self.init { comparator in
      guard var comparator = comparator as? Sort else { return }
      var all = sortOrder.wrappedValue
      var plain = comparator
      plain.order = .forward
      if var first = all.first {
        let wasForward = first.order == .forward
        first.order = .forward
        if first == plain { comparator.order = wasForward ? .reverse : .forward }
      }
      all.removeAll { entry in
        var entry = entry
        entry.order = .forward
        return entry == plain
      }
      sortOrder.wrappedValue = [comparator] + all
    }
  }
}
