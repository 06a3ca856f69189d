import UIKit

/// The refresh control of a list or a scroll view.
final class RefreshWheel: UIRefreshControl {
  private var refresh: RefreshAction?

  /// Adds a refresh control to a scroll view or removes it, depending on the environment.
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
    // The scroll view can be pulled even if its content fits.
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
