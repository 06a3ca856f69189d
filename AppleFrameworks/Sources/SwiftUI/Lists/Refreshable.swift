import UIKit

/// Loads a view's content again.
///
/// - Source: developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
  let action: @Sendable @MainActor () async -> Void
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What pulling down a list or a scroll view does; `nil` is nothing.
  public var refresh: RefreshAction? { refreshAction }
  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lists and scroll views can be pulled down for new content; the wheel turns until the action has ended.
  nonisolated public func refreshable(action: @escaping @Sendable @MainActor () async -> Void) -> some View {
    environment(\.refreshAction, RefreshAction(action: action))
  }
}

/// The wheel of a list or a scroll view.
final class RefreshWheel: UIRefreshControl {
  private var refresh: RefreshAction?

  /// Gives a scroll view a wheel, or takes it away, by the environment.
  static func update(_ scrollView: UIScrollView, _ environment: EnvironmentValues) {
    guard let action = environment.refreshAction else {
      if scrollView.refreshControl is RefreshWheel { scrollView.refreshControl = nil }
      return
    }
    let wheel = scrollView.refreshControl as? RefreshWheel ?? RefreshWheel()
    wheel.refresh = action
    guard scrollView.refreshControl == nil else { return }
    wheel.addAction(UIAction { [weak wheel] _ in wheel?.run() }, for: .valueChanged)
    scrollView.refreshControl = wheel
    // It can be pulled even where everything has room.
    scrollView.alwaysBounceVertical = true
  }

  private func run() {
    guard let refresh else { return endRefreshing() }
    Task.immediate { @MainActor [weak self] in
      await refresh.action()
      self?.endRefreshing()
    }
  }
}
