import Foundation

/// The content that a controller displays if it has none, and the schedule of its updates.
@MainActor
final class UnavailableContent {
  private unowned let controller: UIViewController
  private var view: (any UIView & UIContentView)?
  private var isDue = false
  private var wasAsked = false

  init(of controller: UIViewController) {
    self.controller = controller
  }

  var configuration: (any UIContentConfiguration)? { didSet { show() } }

  var state: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: controller.traitCollection)
    state.searchText = controller.navigationItem.searchController?.searchBar.text
    return state
  }

  /// Schedules an update in the next turn of the main queue. Several requests result in one update.
  func setNeedsUpdate() {
    guard !isDue else { return }
    isDue = true
    DispatchQueue.main.async { [weak self] in self?.update() }
  }

  func update() {
    isDue = false
    wasAsked = true
    controller.updateContentUnavailableConfiguration(using: state)
  }

  private func show() {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let current = configuration.updated(for: state)
    if let view, type(of: view.configuration) == type(of: current) {
      view.configuration = current
      return
    }
    view?.removeFromSuperview()
    let made = current.makeContentView()
    view = made
    guard let root = controller.viewIfLoaded else { return }
    place(made, in: root)
  }

  /// Adds the view on top of the root view's subviews.
  func place(_ view: UIView, in root: UIView) {
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
  }

  /// Updates the content before the controller's view first appears.
  func viewWillBeSeen() {
    if !wasAsked { update() }
    if let view, view.superview == nil, let root = controller.viewIfLoaded { place(view, in: root) }
  }
}
