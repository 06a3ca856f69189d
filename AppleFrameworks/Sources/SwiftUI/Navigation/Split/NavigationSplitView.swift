import UIKit

/// A container with two or three columns, in which the selection in a column determines the next one. A narrow screen
/// displays them as a stack.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationsplitview
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated(unsafe) let sidebar: Sidebar
  nonisolated(unsafe) let content: Content?
  nonisolated(unsafe) let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var model = SplitModel()

  /// The content of the view.
  public var body: some View {
    SplitControl(
      sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail), model: model,
      visibility: visibility, compactColumn: compactColumn
    )
    .ignoresSafeArea()
  }

  nonisolated private init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail, _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }
}

extension NavigationSplitView {
  /// Creates a view with three columns.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:content:detail:)
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, nil)
  }

  /// Creates a view with three columns.
  ///
  /// - Parameter columnVisibility: The columns that a wide screen displays.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, nil)
  }

  /// Creates a view with three columns.
  ///
  /// - Parameter preferredCompactColumn: The column that a narrow screen displays on top.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
  }

  /// Creates a view with three columns.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/navigationsplitview/init(sidebar:detail:)
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), nil, detail(), nil, nil)
  }

  /// Creates a view with two columns.
  ///
  /// - Parameter columnVisibility: The columns that a wide screen displays.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, nil)
  }

  /// Creates a view with two columns.
  ///
  /// - Parameter preferredCompactColumn: The column that a narrow screen displays on top.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
  }

  /// Creates a view with two columns.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
  }
}

/// The visible columns of a wide split view.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationsplitviewvisibility
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  let mode: String
  /// Only the detail column is visible.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(mode: "detailOnly") }
  /// The detail column and the column before it are visible.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(mode: "doubleColumn") }
  /// All columns are visible.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(mode: "all") }
  /// The default visibility.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(mode: "automatic") }

  @MainActor
  func displayMode(hasContent: Bool) -> UISplitViewController.DisplayMode {
    switch mode {
    case "detailOnly": .secondaryOnly
    case "doubleColumn": .oneBesideSecondary
    case "all": hasContent ? .twoBesideSecondary : .oneBesideSecondary
    default: .automatic
    }
  }
}

/// A column of a split view.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationsplitviewcolumn
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Column: Sendable { case sidebar, content, detail }

  let column: Column
  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .sidebar) }
  /// The middle column.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .content) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .detail) }
}

/// A type that defines the appearance of split views.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationsplitviewstyle
@MainActor
public protocol NavigationSplitViewStyle {}

/// The default style, with columns beside each other.
///
/// - Source: developer.apple.com/documentation/swiftui/automaticnavigationsplitviewstyle
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A split view style in which columns share the width.
///
/// - Source: developer.apple.com/documentation/swiftui/balancednavigationsplitviewstyle
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A split view style in which the detail column keeps its width, and the other columns overlap it.
///
/// - Source: developer.apple.com/documentation/swiftui/prominentdetailnavigationsplitviewstyle
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style, with columns beside each other.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A split view style in which columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A split view style in which the detail column keeps its width, and the other columns overlap it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

private enum SplitBehaviorKey: EnvironmentKey {
  static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
}

/// A preference for the width of a column of a split view.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension EnvironmentValues {
  var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of split views.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationsplitviewstyle(_:)
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    let behavior: UISplitViewController.SplitBehavior =
      style is ProminentDetailNavigationSplitViewStyle
      ? .overlay : style is BalancedNavigationSplitViewStyle ? .tile : .automatic
    return environment(\.splitBehavior, behavior)
  }

  /// Sets the width of the column of a split view that contains the view, in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:)
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: width)
  }

  /// Sets the width of the column of a split view that contains the view, in points. Only the ideal width is used.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ideal)
  }
}
