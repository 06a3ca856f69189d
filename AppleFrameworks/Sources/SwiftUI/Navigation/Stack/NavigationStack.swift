import UIKit

/// Pages above a root, of which the user sees the last one.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Data, Root: View>: View {
  nonisolated(unsafe) let root: Root
  let path: NavigationPathLink?

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathLink(get: { path.wrappedValue.values }, set: { path.wrappedValue.values = $0 })
  }
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    self.path = NavigationPathLink(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  public var body: some View { StackControl(root: AnyView(root), path: path).ignoresSafeArea() }
}
