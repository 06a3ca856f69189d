import UIKit

private enum ColumnNavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The state of the column of a split view whose root contains the view.
  var columnNavigation: NavigationModel? {
    get { self[ColumnNavigationKey.self] }
    set { self[ColumnNavigationKey.self] = newValue }
  }
}

/// The content of a navigation stack in a column of a split view. The column's navigation controller displays its pages,
/// so that there is one bar.
///
/// - Source: developer.apple.com/documentation/swiftui/navigationsplitview
struct ColumnStack<Root: View>: View {
  nonisolated(unsafe) let root: Root
  let path: NavigationPathLink?
  let column: NavigationModel

  var body: some View {
    root
      .environment(\.columnNavigation, nil)
      .onChange(of: path?.get() ?? [], initial: true) { _, values in
        column.path = path
        column.show(values, animated: true)
      }
  }
}
