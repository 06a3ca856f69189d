import CoreGraphics

/// A cell, header or footer with content and background configurations, which are updated when the state of the view
/// changes.
@MainActor
protocol ConfiguredListView: UpdatesConfiguration {
  associatedtype State: ConfiguredState
  associatedtype ConfigurationState: UIConfigurationState

  var state: State { get }
  var configurationState: ConfigurationState { get }
  func updateConfiguration(using state: ConfigurationState)

  /// Discards the labels and images of a view without a content configuration, after they were removed from the content
  /// view.
  func contentWasCleared()
}

extension ConfiguredListView {
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func contentWasCleared() {}

  // MARK: - Content

  /// Displays a content configuration instead of everything in the content view, or nothing if it is `nil`.
  func showContent(_ configuration: (any UIContentConfiguration)?) {
    let old = state.configuredView
    state.contentConfiguration = configuration
    setNeedsLayout()
    guard let configuration else {
      old?.removeFromSuperview()
      state.configuredView = nil
      return
    }
    if old == nil {
      for view in state.contentView.subviews { view.removeFromSuperview() }
      contentWasCleared()
    }
    if let old, old.supports(configuration) {
      old.configuration = configuration
    } else {
      old?.removeFromSuperview()
      let view = configuration.makeContentView()
      state.configuredView = view
      view.frame = state.contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      state.contentView.addSubview(view)
    }
    state.needsConfigurationUpdate = true
  }

  // MARK: - Background

  func setBackgroundView(_ view: UIView?) {
    guard view !== state.backgroundView else { return }
    state.backgroundView?.removeFromSuperview()
    state.backgroundView = view
    if view != nil { removeConfiguredBackground() }
    setNeedsLayout()
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    setNeedsLayout()
    guard let configuration else {
      removeConfiguredBackground()
      return
    }
    state.backgroundView?.removeFromSuperview()
    state.backgroundView = nil
    state.backgroundConfiguration = configuration
    state.needsConfigurationUpdate = true
  }

  private func removeConfiguredBackground() {
    state.backgroundConfiguration = nil
    state.configuredBackground?.removeFromSuperview()
    state.configuredBackground = nil
  }

  /// Inserts the background view or the view of the background configuration behind all other views.
  func placeBackground() {
    if let view = state.backgroundView {
      if view.superview !== self { insertSubview(view, at: 0) }
      view.frame = bounds
    }
    guard let configuration = state.backgroundConfiguration else { return }
    let view = state.configuredBackground ?? ButtonBackgroundView(frame: .zero)
    state.configuredBackground = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(configuration.forCells, tintColor: tintColor)
    let insets = configuration.backgroundInsets
    view.place(
      in: bounds.inset(
        by: UIEdgeInsets(
          top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
          right: isMirrored ? insets.leading : insets.trailing)),
      cornerRadius: configuration.cornerRadius)
  }

  // MARK: - States

  /// Updates the configurations for a state, if the app allows automatic updates.
  func followState(_ current: ConfigurationState) {
    if state.updatesContentConfiguration, let configuration = state.contentConfiguration {
      let updated = configuration.updated(for: current)
      state.contentConfiguration = updated
      state.configuredView?.configuration = updated
    }
    if state.updatesBackgroundConfiguration, let configuration = state.backgroundConfiguration {
      state.backgroundConfiguration = configuration.updated(for: current)
    }
  }

  func updateConfigurationIfNeeded() {
    guard state.needsConfigurationUpdate else { return }
    state.needsConfigurationUpdate = false
    tracking(.configuration) { updateConfiguration(using: configurationState) }
    // The handler sets configurations, which requests another update. The view is already up to date.
    state.needsConfigurationUpdate = false
  }
}
