import UIKit

/// A container that displays a stack of pages above a root. Only the last page is visible.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) let root: Root
  let path: NavigationPathLink?

  /// Creates a stack that keeps its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a path of values of any types.
  ///
  /// - Parameter path: The values whose pages are displayed above the root. Going back removes the last value.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathLink(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }

  /// Creates a stack with a path of values of one type.
  ///
  /// - Parameter path: The values whose pages are displayed above the root. Going back removes the last value.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationPathLink(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  @Environment(\.columnNavigation) private var column

  /// The content of the view.
  public var body: some View {
    if let column {
      ColumnStack(root: root, path: path, column: column)
    } else {
      StackControl(root: AnyView(root), path: path).ignoresSafeArea()
    }
  }
}
