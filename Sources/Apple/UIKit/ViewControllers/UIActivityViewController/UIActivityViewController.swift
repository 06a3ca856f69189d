import CoreGraphics
import Foundation

/// Offers what can be done with data: the app's own activities, as a host has no others.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityviewcontroller
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the user has done something or dismissed the controller.
  ///
  /// It gets the kind of activity, if one was chosen, whether it was done, data that came back, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private final let items: [Any]
  private final let activities: [UIActivity]
  private final var hasChosen = false

  /// Makes a controller for data.
  ///
  /// - Parameters:
  ///   - activityItems: the data, or `UIActivityItemSource`s that have it.
  ///   - applicationActivities: the app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("UIActivityViewController is made with its items")
  }

  /// Activities that are not offered.
  ///
  /// - Default: `nil`.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Called when all is over.
  ///
  /// - Default: `nil`.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  /// The activities that are offered.
  final var offered: [UIActivity] {
    let placeholders = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return activities.filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
      return activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// The data, as an activity needs it.
  package func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The user chooses an activity.
  final func choose(_ activity: UIActivity) {
    guard !hasChosen else { return }
    hasChosen = true
    activity.prepare(withActivityItems: items(for: activity.activityType))
    let handler = completionWithItemsHandler
    activity.onFinish = { [weak self] completed in
      let report: () -> Void = { handler?(activity.activityType, completed, nil, nil) }
      guard let self, presentingViewController != nil else { return report() }
      dismiss(animated: true, completion: report)
    }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemGroupedBackground
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for activity in offered {
      var configuration = UIButton.Configuration.gray()
      configuration.title = activity.activityTitle
      configuration.image = activity.activityImage
      configuration.imagePadding = 12
      stack.addArrangedSubview(
        UIButton(
          configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.choose(activity) }))
    }
    stack.spacing = 8
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    self.view = view
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasChosen else { return }
    hasChosen = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
